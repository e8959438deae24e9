import { decisionInForceDate, sayDatesDecision } from '@asso/domain/dossier/decision.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { sumEuros } from '@asso/domain/kernel/money';
import type { TypeChorus } from '@asso/domain/transfert/chorus.rows';
import {
  isEngagement,
  listEcartsChorus,
  type MotifEcart,
  type TiersCompte,
} from '@asso/domain/transfert/chorus.rules';
import { anneeTiree, engagementsDus } from '@asso/domain/transfert/engagement.rules';
import type { Db } from '../platform/db/database.ts';
import { listToSend, type SubventionAEnvoyer } from './chorus.sql.ts';

export type LigneChorus = TiersCompte & {
  /** The key by which a line that has already left is recognised; another decision makes another key. */
  cle: string;
  type: TypeChorus;
  id_dossier: string;
  id_fo: string;
  exercice: number;
  service: string;
  association: string;
  /** In euros; negative when less is committed than before. */
  montant: number;
  nature: string | null;
  engagement: string | null;
  imputation: string | null;
  /** The day since when the sum holds, « YYYY-MM-DD ». */
  date: string | null;
  decision: string | null;
};

export type WhichLignes = { id_service: string; exercice: number | null };
type Triees = { pretes: LigneChorus[]; ecartees: (LigneChorus & { motifs: MotifEcart[] })[] };

/** Gives the lines that may leave, and those left aside with the reasons. */
export async function lignesChorus(db: Db, { id_service, exercice }: WhichLignes): Promise<Triees> {
  const looked = (await listToSend(db, id_service))
    .flatMap(lignesOf)
    .filter((ligne) => exercice === null || ligne.exercice === exercice)
    .map((ligne) => ({ ...ligne, motifs: listEcartsChorus(ligne) }));
  return {
    pretes: looked.filter(({ motifs }) => motifs.length === 0),
    ecartees: looked.filter(({ motifs }) => motifs.length > 0),
  };
}

function lignesOf(subvention: SubventionAEnvoyer): LigneChorus[] {
  const { id_dossier, id_service, id_fo, service, association, rang, annees, paiements } = subvention;
  const { siret, titulaire, iban, bic } = subvention;
  const common = { id_dossier, id_fo, service, association, decision: duSaid(subvention) };
  const engagements = engagementsDus(subvention).map(({ type, annee, montant }) => ({
    ...common,
    type,
    montant,
    siret,
    titulaire,
    iban,
    bic,
    exercice: annee,
    cle: `engagement:${id_dossier}:${id_service}:${annee}:${rang}`,
    nature: null,
    // A correction names the commitment that it changes, once a payment has told it.
    engagement: type === 'accord' ? null : (paiements.findLast((one) => one.engagement)?.engagement ?? null),
    imputation: null,
    date: jourOf(decisionInForceDate(subvention)),
  }));
  const demandes = paiements.flatMap(({ id, aEnvoyer, le, isPaye: _, ...paiement }, rank) => {
    if (!aEnvoyer) return [];
    const avant = sumEuros(paiements.slice(0, rank).map(({ montant }) => montant));
    return [
      {
        ...common,
        ...paiement,
        type: 'paiement' as const,
        cle: `paiement:${id}`,
        date: jourOf(le),
        exercice: anneeTiree(annees, avant) ?? subvention.exercice,
      },
    ];
  });
  return [...engagements, ...demandes];
}

const jourOf = (iso: string | null): string | null => iso && localDay(new Date(iso));
const duSaid = (subvention: SubventionAEnvoyer): string | null => {
  const said = sayDatesDecision(subvention);
  return said && `du ${said}`;
};

export type Sommes = Record<'engagements' | 'paiements', { nombre: number; montant: number }>;

/** Counts apart what is committed and what is paid out of it: adding both would count the same money twice. */
export function sumLignesChorus(lignes: readonly Pick<LigneChorus, 'type' | 'montant'>[]): Sommes {
  const of = (isWanted: (type: TypeChorus) => boolean) => {
    const found = lignes.filter(({ type }) => isWanted(type));
    return { nombre: found.length, montant: sumEuros(found.map(({ montant }) => montant)) };
  };
  return { engagements: of(isEngagement), paiements: of((type) => !isEngagement(type)) };
}
