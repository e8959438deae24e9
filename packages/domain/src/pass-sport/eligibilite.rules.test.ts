import { describe, expect, it } from 'vitest';
import { type AgrementLu, checkEligibilite } from './eligibilite.rules.ts';

const regles = {
  federation: true,
  agrements: [
    { type: 'SPORT', depuis: 2016 },
    { type: 'JEP', depuis: 2020 },
  ],
  attestation: true,
};
const connues = [{ siren: '999000017', nom: 'Fédération fictive de voile' }];
const jour = '2026-11-02';
const listes = {};

const with_ = (
  affiliations: { nom: string | null; id_siren: string | null }[],
  agrements: AgrementLu[] = [],
) => checkEligibilite({ affiliations, agrements }, { regles, connues, jour, listes });

describe('a sports federation [R9.21]', () => {
  it.each([
    ['FF Judo', true],
    ['Fédération française de judo', true],
    ['Fédération Française de Judo, Jujitsu, Kendo et Disciplines Associées', true],
    ['Fédération française d’athlétisme', true],
    ['UFOLEP', true],
    ['Fédération fictive des jeux de société', false],
    ['Union locale des associations', false],
    ['', false],
  ])('« %s » is of the list: %s', (nom, isEligible) => {
    expect(with_([{ nom, id_siren: '123456782' }]).eligible).toBe(isEligible);
  });

  it('is also known by its number, whatever it is called', () => {
    const { federations } = with_([{ nom: 'La voile', id_siren: '999000017' }]);
    expect(federations).toEqual([{ siren: '999000017', nom: 'La voile' }]);
  });

  it('without its number enrols nobody, and says so', () => {
    const { eligible, remarques } = with_([{ nom: 'FF Judo', id_siren: null }]);
    expect([eligible, remarques]).toEqual([
      false,
      [{ code: 'pass-sport.federation-sans-siren', params: { nom: 'FF Judo' } }],
    ]);
  });

  it('is one that administrators added or renamed, until the day they ended it', () => {
    const actuelle = (more: object) => ({
      listes: {
        'federations-sportives': [
          { value: 'JUD', label: 'Fédération fictive de fronde', ...more },
          { value: 'NEU', label: 'FF Sarbacane' },
        ],
      },
    });
    const is = (nom: string, { listes }: ReturnType<typeof actuelle>) =>
      checkEligibilite(
        { affiliations: [{ nom, id_siren: '123456782' }], agrements: [] },
        { regles, connues, jour, listes },
      ).eligible;
    expect(is('Fédération française de sarbacane', actuelle({}))).toBe(true);
    expect(is('Fédération fictive de fronde', actuelle({}))).toBe(true);
    expect(is('Fédération fictive de fronde', actuelle({ au: jour }))).toBe(true);
    expect(is('Fédération fictive de fronde', actuelle({ au: '2026-11-01' }))).toBe(false);
  });

  it('counts for nothing where the exercise takes approvals alone', () => {
    const affiliations = [{ nom: 'FF Judo', id_siren: '123456782' }];
    const reference = { regles: { ...regles, federation: false }, connues, jour, listes };
    expect(checkEligibilite({ affiliations, agrements: [] }, reference).eligible).toBe(false);
  });
});

describe('an approval', () => {
  const given = (type: 'SPORT' | 'JEP' | 'EN', annee: number, date_validite: string | null = null) => [
    { type, date_attribution: `${annee}-01-01`, date_validite },
  ];
  it.each([
    ['SPORT', 2015, null, false, 'pass-sport.agrement-trop-ancien'],
    ['SPORT', 2016, null, true, undefined],
    ['JEP', 2019, null, false, 'pass-sport.agrement-trop-ancien'],
    ['JEP', 2020, null, true, undefined],
    ['JEP', 2021, '2026-11-01', false, 'pass-sport.agrement-perime'],
    ['JEP', 2021, '2026-11-02', true, undefined],
    ['EN', 2022, null, false, undefined],
  ] as const)('%s of %s, until %s: eligible %s, %s', (type, annee, fin, eligible, code) => {
    const found = with_([], given(type, annee, fin));
    expect([found.eligible, found.remarques[0]?.code]).toEqual([eligible, code]);
  });

  it('whose date is not known is asked for it', () => {
    const found = with_([], [{ type: 'SPORT', date_attribution: null, date_validite: null }]);
    expect(found.remarques.map(({ code }) => code)).toEqual(['pass-sport.agrement-sans-date']);
  });

  it('that is too old is not told where another of the same type holds', () => {
    const found = with_([], [...given('SPORT', 2010), ...given('SPORT', 2018)]);
    expect([found.agrements.map(({ type }) => type), found.remarques]).toEqual([['SPORT'], []]);
  });
});
