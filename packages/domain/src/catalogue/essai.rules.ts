// A draft is tried as a made-up association: which questions and documents it would not be asked, why, and whether it
// may ask at all.
import { evaluateAsks, type Scopes } from '../kernel/asks.ts';
import { lignes } from '../kernel/lignes.ts';
import { publicReponse } from '../subvention/montants/reserve.rules.ts';
import { essaiScopes } from './apercu.rules.ts';
import type { SampleAssociation } from './associations-test.rows.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';
import type { ConditionSaisie } from './champ-personnalise.fields.ts';
import { toAsk } from './condition.rules.ts';
import { sayConditionsPhrase } from './condition.words.ts';
import type { Sujet } from './sujets.rows.ts';

export type Cachee = { id: string; nom: string; raison: string };

/** Says why this association may not ask, or null. */
export function exclusionReason(brouillon: BrouillonCampagne, { fiche }: SampleAssociation): string | null {
  const types = lignes(brouillon.sous_dispositifs);
  const regime = fiche.identite.regime ?? '';
  const isClosed =
    types.length > 0 && types.every(({ interdit_regimes: no }) => no?.includes(regime as never));
  if (isClosed) return 'régime exclu';
  const publics = brouillon.publics ?? undefined;
  const reponse = publicReponse({ publics: publics as never }, { fiche, lignes: {}, documents: [] });
  return reponse?.reponse === 'non' ? 'pas parmi les associations choisies' : null;
}

/** Lists the questions and documents that this association would not see. */
export function hiddenQuestions(
  brouillon: BrouillonCampagne,
  { fiche }: SampleAssociation,
  sujets: readonly Sujet[],
): Cachee[] {
  const couplage_tca = brouillon.couplage_tca === true;
  const scopes = essaiScopes({ fiche, sous_dispositif: null, couplage_tca }, {});
  const hidden = (
    list: readonly { id: string; label?: string | null }[],
    asksOf: (line: never) => readonly ConditionSaisie[] | null | undefined,
  ) =>
    list.flatMap((line): Cachee[] => {
      const asks = asksOf(line as never) ?? [];
      if (!isHidden(asks, scopes)) return [];
      return [
        { id: line.id, nom: line.label ?? 'Sans nom', raison: `posée ${sayConditionsPhrase(asks, sujets)}` },
      ];
    });
  type Piece = NonNullable<BrouillonCampagne['documents_attendus']>[number];
  type Question = NonNullable<BrouillonCampagne['champs_personnalises']>[number];
  return [
    ...hidden(lignes(brouillon.champs_personnalises), ({ when }: Question) => when),
    ...hidden(lignes(brouillon.documents_attendus), ({ asks }: Piece) => asks),
    ...hidden(lignes(brouillon.documents_projet), ({ asks }: Piece) => asks),
  ];
}

const isHidden = (asks: readonly ConditionSaisie[], scopes: Scopes): boolean =>
  asks.length > 0 && evaluateAsks(asks.map((one) => toAsk(one)) as never, scopes) === 'no';
