// What is signed of a subvention dossier: the parts of its text, the facts and the clauses shown (§4 Wizard steps, step 4).

import type { PartSignee } from '../dossier/signature/signature.rules.ts';
import type { FaitSigne } from '../dossier/signature/signature.words.ts';
import { formatDay } from '../identifiants/dates-affichees.ts';
import { count, formatEuros } from '../identifiants/nombres-affiches.ts';
import { sumEuros } from '../kernel/money.ts';
import { budgetTotals } from '../referentiel/budget.rules.ts';
import type { DossierComplet } from './dossier-complet.rules.ts';
import { projetFields } from './projet.fields.ts';
import { computeBudget, montantDemande } from './projet.rules.ts';

export function partsSignees({ tete, projets, pieces }: DossierComplet): PartSignee[] {
  const { id_rib, ...demandeur } = tete.demandeur ?? {};
  const { certifie: _, lieu: __, ...attestation } = tete.attestation ?? {};
  return [
    { id: 'choix', libelle: 'le type de la demande ou ses années', contenu: tete.description },
    { id: 'demandeur', libelle: 'les personnes du dossier', contenu: demandeur },
    { id: 'rib', libelle: 'le compte où verser l’argent', contenu: id_rib },
    { id: 'customs', libelle: 'les questions de cette aide', contenu: tete.customs },
    { id: 'attestation', libelle: 'les aides publiques reçues', contenu: attestation },
    { id: 'pieces', libelle: 'les pièces jointes', contenu: pieces.map(({ code, uuid }) => [code, uuid]) },
    ...projets.flatMap(({ id, corps }) =>
      rubriques.map((name) => ({
        id: `${id}.${name}`,
        libelle: `${libelles[name] ?? projetFields[name].label.toLowerCase()} du projet « ${corps.description?.intitule ?? ''} »`,
        contenu: corps[name],
      })),
    ),
  ];
}

const rubriques = Object.keys(projetFields) as (keyof typeof projetFields)[];

const libelles: Partial<Record<keyof typeof projetFields, string>> = {
  description: 'la description',
  beneficiaire: 'le public',
  territoires: 'les lieux',
  moyens: 'les moyens',
  evaluation: 'l’évaluation',
  financements: 'les montants demandés',
  cofinancements: 'les cofinancements',
  budgets: 'le budget',
  customs: 'les questions de cette aide',
};

/**
 * Lists the facts of the dossier. `aide` reads « FDVA 2027, DRAJES Sud »; `association` is the name of the association.
 */
export function faitsSignes(
  dossier: DossierComplet,
  { aide, association }: { aide: string; association: string },
): FaitSigne[] {
  return [
    { label: 'Aide', valeur: aide },
    { label: 'Demandé', valeur: demandeSaid(dossier) },
    { label: 'Quand', valeur: quandSaid(dossier) },
    { label: 'Pour qui', valeur: publicSaid(dossier) },
    { label: 'Versé sur', valeur: compteSaid(dossier, association) },
  ].filter(({ valeur }) => valeur !== '');
}

function demandeSaid({ projets, campagne }: DossierComplet): string {
  const demande = sumEuros(projets.map(({ corps }) => montantDemande(corps)));
  const centimes = projets
    .flatMap(({ corps }) =>
      (corps.budgets ?? []).map((one) => budgetTotals(computeBudget(corps, one, campagne))),
    )
    .reduce((sum, { chargesCents }) => sum + chargesCents, 0);
  return centimes === 0 ? formatEuros(demande) : `${formatEuros(demande)} sur ${formatEuros(centimes / 100)}`;
}

function quandSaid({ projets }: DossierComplet): string {
  const days = (name: 'date_debut' | 'date_fin') =>
    projets.flatMap(({ corps }) => String(corps.description?.[name] ?? '') || []).toSorted();
  const [from] = days('date_debut');
  const to = days('date_fin').at(-1);
  return from && to ? `du ${formatDay(from)} au ${formatDay(to)}` : '';
}

function publicSaid({ projets }: DossierComplet): string {
  const nombre = projets.reduce((sum, { corps }) => sum + Number(corps.beneficiaire?.nombre ?? 0), 0);
  const lieux = [
    ...new Set(
      projets.flatMap(({ corps }) =>
        (corps.territoires?.territoires ?? []).map(({ libelle }) => String(libelle ?? '')),
      ),
    ),
  ].filter(Boolean);
  const [premier, ...autres] = lieux;
  const ou =
    premier &&
    `${premier}${autres.length > 0 ? ` et ${count(autres.length, 'autre lieu', 'autres lieux')}` : ''}`;
  return [nombre > 0 && count(nombre, 'personne', 'personnes'), ou].filter(Boolean).join(', ');
}

function compteSaid({ tete, ribs }: DossierComplet, association: string): string {
  const rib = ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  if (!rib) return '';
  const iban = String(rib.iban ?? '');
  const titulaire = String(rib.titulaire ?? '');
  const isSien = lettersOf(titulaire) === lettersOf(association);
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}, ${isSien ? 'au nom de l’association' : titulaire}`;
}

/** Keeps only letters and digits, in capitals, since banks write names without accents nor apostrophes. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** These sentences say in plain words what the clauses of the official text say, which stands beside, word for word. */
export const clausesSimplesSubvention = [
  'Les renseignements sont exacts et le budget est sincère, les autres demandes comprises.',
  'L’association est à jour de ses déclarations et de ses cotisations, et le compte est le sien.',
  'Elle respecte le contrat d’engagement républicain et la charte des engagements réciproques.',
] as const;
