// The points of a renewed dossier compared with last year's: the value in a few words, where to change it, and the
// difference.
import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import { describeBalance } from '@asso/domain/referentiel/budget.words';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import type { PointRelu } from '@asso/domain/subvention/renouvellement/relecture-renouvellement.rows';
import { isPieceAncienne } from '@asso/domain/subvention/renouvellement/renouvellement.rules';
import { champHref } from '../../demarche/liens.ts';
import { etapeHref, liensSubvention } from '../dossier-liens.ts';
import { montantTotal } from '../en-bref.ts';
import { describeTerritoires } from '../projet/lecture-territoires.ts';

type Dossier = DossierSubventionView;

/** Returns the text of the point in this dossier; the texts of several projects follow each other. */
export function valeurRelue(dossier: Dossier, point: PointRelu): string {
  switch (point) {
    case 'somme':
      return [`${formatEuros(montantTotal(dossier))}`, accordeSaid(dossier)].filter(Boolean).join(', ');
    case 'bilan':
      return bilanSaid(dossier);
    case 'compte':
      return compteSaid(dossier);
    default:
      return dossier.projets.map((projet) => duProjet(dossier, projet, point)).join('\n');
  }
}

const accordeSaid = ({ montant_accorde }: Dossier): string =>
  montant_accorde === null ? '' : `dont ${formatEuros(montant_accorde)} accordés`;

function duProjet(dossier: Dossier, { corps }: ProjetView, point: PointRelu): string {
  const { description, beneficiaire, territoires, budgets } = corps;
  switch (point) {
    case 'dates': {
      const { date_debut: du, date_fin: au } = description ?? {};
      return du && au ? `du ${formatDay(du)} au ${formatDay(au)}` : '';
    }
    case 'publics': {
      const { nombre } = beneficiaire ?? {};
      return [nombre && `${formatNombre(Number(nombre))} personnes`, describeTerritoires(territoires)]
        .filter(Boolean)
        .join(', ');
    }
    case 'textes':
      return [
        description?.intitule,
        shortened([description?.objectifs, description?.description].filter(Boolean).join(' ')),
      ]
        .filter(Boolean)
        .join('\n');
    case 'budget':
      return (budgets ?? []).map((one) => budgetSaid(corps, one, dossier)).join('\n');
    default:
      return '';
  }
}

type ProjetLu = ProjetView['corps'];
type BudgetLu = NonNullable<ProjetView['corps']['budgets']>[number];

/** Says the whole budget of a year, with what is asked and what the others give, as its own page says it. */
function budgetSaid(projet: ProjetLu, budget: BudgetLu, { campagne }: Dossier): string {
  const totals = budgetTotals(computeBudget(projet, budget, campagne));
  const balance = describeBalance(totals);
  if (balance.kind === 'equilibre' || balance.kind === 'vide') return balance.sentence;
  const [depenses, recettes] = [totals.chargesCents / 100, totals.produitsCents / 100];
  return `${formatEuros(depenses)} de dépenses, ${formatEuros(recettes)} de recettes. ${balance.sentence}`;
}

const shortened = (text: string): string => (text.length > 130 ? `${text.slice(0, 129).trimEnd()}…` : text);

const rapportOf = ({ pieces }: Pick<Dossier, 'pieces'>) => pieces.find(({ nature }) => nature === 'RAR');

function bilanSaid(dossier: Dossier): string {
  const rapport = rapportOf(dossier);
  if (!rapport) return 'Aucun rapport demandé';
  const { document, label } = rapport;
  if (document === null) return 'Aucun rapport joint';
  return document.annee_validite === null ? label : `${label} ${document.annee_validite}`;
}

/** `isBloquant` means that the point cannot be confirmed before the document is there. */
export type PapierDue = { texte: string; isBloquant: boolean };

/**
 * Returns the report to deposit, or null. Once last year is over its report is required; until then a newer report is
 * only suggested.
 */
export function findDuePapier(dossier: Dossier, anneeCourante: number): PapierDue | null {
  const rapport = rapportOf(dossier);
  if (!rapport) return null;
  const annee = dossier.description.exercice - 1;
  const isOver = annee < anneeCourante;
  if (rapport.document === null) {
    return rapport.obligatoire ? { texte: `Déposez le rapport ${annee}.`, isBloquant: true } : null;
  }
  const { annee_validite: depuis } = rapport.document;
  if (!isPieceAncienne(depuis, dossier.description.exercice)) return null;
  return isOver
    ? { texte: `Celui de ${depuis} ne peut pas resservir : déposez le rapport ${annee}.`, isBloquant: true }
    : { texte: `C’est celui de ${depuis} : déposez celui de ${annee} si vous l’avez.`, isBloquant: false };
}

function compteSaid({ tete, choix }: Dossier): string {
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  const signataire = choix.representants.find(({ id }) => id === tete.demandeur?.id_signataire);
  const signe = [signataire?.nom, signataire?.fonction].filter(Boolean).join(', ');
  return [rib?.iban_masque, signe && `signera : ${signe}`].filter(Boolean).join(', ');
}

/** Returns the address of the field that changes the point. */
export function changeHref(dossier: Dossier, point: PointRelu): string {
  if (point === 'bilan') return etapeHref(dossier, 'pieces');
  if (point === 'compte') return champHref(liensSubvention, dossier, 'demandeur.id_rib');
  return duProjetHref(dossier, champs[point]);
}

/** Returns the address of the title, which is in another part of the project than the other texts. */
export const titreHref = (dossier: Dossier): string => duProjetHref(dossier, 'description.intitule');

function duProjetHref(dossier: Dossier, champ: string): string {
  const [projet] = dossier.projets;
  if (!projet) return etapeHref(dossier, 'projets');
  return champHref(liensSubvention, dossier, `projets.${projet.id}.${champ}`);
}

const champs: Record<Exclude<PointRelu, 'bilan' | 'compte'>, string> = {
  dates: 'description.date_debut',
  publics: 'beneficiaire.nombre',
  textes: 'description.objectifs',
  somme: 'financements',
  budget: 'budgets',
};

/** Returns « 700 € de plus qu’en 2026 »; null when the point has no amount or the amount is the same. */
export function sayEcartRelu(ancien: Dossier, nouveau: Dossier, point: PointRelu): string | null {
  const sum = countOf[point];
  if (!sum) return null;
  const ecart = sum.of(nouveau) - sum.of(ancien);
  if (ecart === 0 || sum.of(ancien) === 0) return null;
  const sens = ecart > 0 ? 'de plus' : 'de moins';
  return `${sum.said(Math.abs(ecart))} ${sens} qu’en ${ancien.description.exercice}`;
}

type Compte = { of: (dossier: Dossier) => number; said: (n: number) => string };
const countOf: Partial<Record<PointRelu, Compte>> = {
  somme: { of: montantTotal, said: formatEuros },
  publics: {
    of: ({ projets }) => projets.reduce((sum, { corps }) => sum + Number(corps.beneficiaire?.nombre ?? 0), 0),
    said: (n) => `${formatNombre(n)} personnes`,
  },
};
