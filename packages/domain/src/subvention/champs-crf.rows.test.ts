import { describe, expect, it, test } from 'vitest';
import { customFieldsSchema } from '../kernel/custom-fields.ts';
import { problemMessage } from '../kernel/problems.ts';
import { isWritable } from '../kernel/writable.ts';
import { champsOfficiels, crfChamps, modeCrf, officialFieldsOn } from './champs-crf.rows.ts';
import { projetProblems } from './projets-du-dossier.rules.ts';
import { subventionProblems } from './subvention.problems.ts';
import { aCampagne, aDossierComplet, aProjet } from './test/test-dossier-complet.ts';

test.each([
  ['id_type_territoire', 'modifiable'],
  ['nombre_sessions_formations', 'modifiable'],
  ['duree_par_session', 'modifiable'],
  ['id_type_validite', 'modifiable'],
  ['id_type_projet', 'modifiable'],
  ['nom_salarie', 'modifiable'],
  ['siren_federation', 'lecture'],
  ['id_niveau_formation', 'lecture'],
  ['id_nature_aide', 'lecture'],
  ['id_modalite_aide', 'lecture'],
  ['id_objectif_operationnel', 'lecture'],
  ['id_modalite_dispositif', 'lecture'],
] as const)(
  '%s is %s in a report, whatever its campaign says [R5.101, R5.102, R5.103, R5.104, R5.105, R5.106, R5.107, R5.108, R5.109, R5.110, R5.111, R5.112]',
  (code, mode) => {
    expect(modeCrf(code, champsOfficiels[code])).toBe(mode);
    expect(modeCrf(code, { crf: 'absent' })).toBe(mode);
  },
);

test('has the twelve fields of the specification, and no other', () => {
  expect(Object.keys(champsOfficiels)).toEqual([
    'id_type_territoire',
    'nombre_sessions_formations',
    'duree_par_session',
    'id_type_validite',
    'id_type_projet',
    'nom_salarie',
    'siren_federation',
    'id_niveau_formation',
    'id_nature_aide',
    'id_modalite_aide',
    'id_objectif_operationnel',
    'id_modalite_dispositif',
  ]);
});

test('can all be questions of a campaign', () => {
  expect(customFieldsSchema.safeParse({ 'custom-bloc': champsOfficiels }).success).toBe(true);
});

describe('questions of a campaign in a report', () => {
  const custom = {
    'custom-bloc': {
      nom_salarie: champsOfficiels.nom_salarie,
      siren_federation: champsOfficiels.siren_federation,
      avis: { kind: 'text', label: 'Avis', max: 50, requiredAt: 'transmission' },
      bilan: { kind: 'text', label: 'Bilan', max: 50, requiredAt: 'transmission', crf: 'modifiable' },
      interne: { kind: 'text', label: 'Interne', max: 50, crf: 'absent' },
    },
  } as const;
  const fields = crfChamps(custom)['custom-bloc'] ?? {};

  it('leaves out what the campaign leaves out', () => {
    expect(Object.keys(fields)).toEqual(['nom_salarie', 'siren_federation', 'avis', 'bilan']);
  });

  it('opens what may be answered again, and nothing else', () => {
    const hand = { rights: { edit: true }, writer: 'association' } as const;
    const open = Object.entries(fields).filter(([, row]) => isWritable(row, hand));
    expect(open.map(([code]) => code)).toEqual(['nom_salarie', 'bilan']);
  });

  it('asks nothing of what is only read', () => {
    expect(fields.avis?.requiredAt).toBeUndefined();
    expect(fields.bilan?.requiredAt).toBe('transmission');
  });
});

describe('a federation that is missing', () => {
  const { siren_federation } = champsOfficiels;
  const champs_personnalises = {
    'custom-bloc': { siren_federation: { ...siren_federation, requiredAt: 'transmission' as const } },
  };
  const found = (siren: string | null) =>
    projetProblems(aDossierComplet({ campagne: aCampagne({ champs_personnalises }) }), {
      id: 'p1',
      corps: { ...aProjet(), customs: { siren_federation: siren } },
    }).filter(({ field }) => field === 'customs.siren_federation');

  it('points to where federations are declared, in the words of the specification [R5.54, M061]', () => {
    expect(found(null)).toEqual([
      { code: 'subvention.federation-non-declaree', field: 'customs.siren_federation' },
    ]);
    expect(problemMessage(subventionProblems['subvention.federation-non-declaree'])).toBe(
      'Le champ est obligatoire. Vous devez déclarer les Fédérations sportives auxquelles votre association est affiliée dans les informations administratives de votre association.',
    );
  });

  it('is said no more once it is chosen', () => {
    expect(found('101')).toEqual([]);
  });
});

it('offers a campaign the federations of the day', () => {
  const listes = {
    'federations-sportives': [
      { value: '101', label: 'Fédération d’hier', au: '2026-06-14' },
      { value: 'NEU', label: 'Fédération de demain', du: '2026-06-15' },
    ],
  };
  const { siren_federation } = officialFieldsOn('2026-06-15', listes);
  expect(siren_federation).toMatchObject({ options: [{ value: 'NEU', label: 'Fédération de demain' }] });
});
