// A letter is shown before it exists: for a made-up dossier, or for a real one in a case that is not its own.
import type { GenreDossier } from '../dossier/genre.rows.ts';
import type { CasDecision } from '../dossier/texte-lettre.schema.ts';
import { sumEuros } from '../kernel/money.ts';
import { type DonneesCourrier, donneesDemarche } from './champs-fusion.rows.ts';

/** A made-up dossier, for a letter shown to a service that has no dossier yet. */
export const donneesExemple: DonneesCourrier = {
  association: {
    nom: 'Les Pions de l’Huveaune',
    siret: '12345678200010',
    rna: 'W131000001',
    adresse: '12 rue des Lilas\n13011 Marseille',
    representant: 'Jeanne Roux',
    fonction: 'présidente',
    civilite: 'MME',
  },
  dossier: {
    numero: '27-000412',
    intitule: 'Former nos arbitres',
    subvention: 'FDVA Formation 2027',
    exercice: 2027,
    exercice_fin: 2027,
    transmis_le: new Date('2027-03-10T10:00:00Z'),
    montant_demande: 5000,
  },
  service: {
    nom: 'DRAJES Sud',
    adresse: '66 rue Saint-Sébastien\n13006 Marseille',
    ville: 'Marseille',
    telephone: '04 65 71 00 00',
    courriel: 'drajes@exemple.fr',
    logo: null,
  },
  signataire: { nom: 'Anne Martin', qualite: 'La directrice régionale', image: null },
  decision: {
    date: new Date('2027-04-12T10:00:00Z'),
    montant: 5000,
    motif: null,
    cas: 'accordee',
  },
  agrement: null,
  agent: { nom: 'Paul Girard' },
  projets: [{ projet: 'Projet 1 : Former nos arbitres', annee: 2027, demande: 5000, accorde: 5000 }],
};

const agrementExemple = {
  nom: 'Jeunesse et éducation populaire 2027',
  numero: 'JEP-13-27-004',
  attribue_le: '2027-04-12',
  valide_jusqu_au: '2032-04-11',
};

/** A made-up dossier of an agrément, which has neither sum nor project. */
const donneesExempleAgrement: DonneesCourrier = {
  ...donneesExemple,
  dossier: {
    ...donneesExemple.dossier,
    intitule: agrementExemple.nom,
    subvention: agrementExemple.nom,
    montant_demande: 0,
  },
  decision: {
    ...donneesExemple.decision,
    montant: null,
  },
  agrement: agrementExemple,
  projets: [],
};

const motifExemple: Record<GenreDossier, string> = {
  subvention: 'Le projet ne forme pas de bénévoles.',
  agrement: 'Les comptes ne sont pas transmis aux membres.',
};

export const chooseExemple = (genre: GenreDossier): DonneesCourrier =>
  genre === 'agrement' ? donneesExempleAgrement : donneesExemple;

/** Returns the made-up dossier with the name and the logo of the service whose letter is written. */
export const serviceExample = (
  genre: GenreDossier,
  { nom, logo }: { nom: string; logo: string | null },
): DonneesCourrier => {
  const exemple = chooseExemple(genre);
  return { ...exemple, service: { ...exemple.service, nom, logo } };
};

/**
 * Returns the dossier as decided in this case: all that is asked when granted, half of it when granted in part, nothing
 * otherwise. One already decided so keeps its own amounts; where nothing is granted, it has a reason, made-up without one.
 */
export function decideAs(donnees: DonneesCourrier, cas: CasDecision | null): DonneesCourrier {
  const { decision, agrement } = donnees;
  const isGranted = cas === 'accordee' || cas === 'partie';
  const motif = decision.motif ?? (isGranted ? null : motifExemple[donneesDemarche(donnees)]);
  if (agrement) return agrementDecideAs({ ...donnees, agrement }, { cas, motif });
  const share = cas === 'accordee' ? 1 : cas === 'partie' ? 0.5 : null;
  // A grant that is only prepared has no amount yet.
  const isOwn = decision.cas === cas && (share === null || decision.montant !== null);
  if (isOwn) return { ...donnees, decision: { ...decision, motif } };
  const part = (euros: number | null) =>
    share === null || euros === null ? null : Math.round(euros * share);
  const projets = donnees.projets.map((one) => ({ ...one, accorde: part(one.demande) }));
  const montant =
    projets.length > 0 && share !== null
      ? sumEuros(projets.map(({ accorde }) => accorde ?? 0))
      : part(donnees.dossier.montant_demande);
  return { ...donnees, decision: { ...decision, cas, motif, montant }, projets };
}

/** An agrément has no sum; one that is granted without its arrêté yet has a made-up one. */
function agrementDecideAs(
  { agrement, ...donnees }: DonneesCourrier & { agrement: NonNullable<DonneesCourrier['agrement']> },
  { cas, motif }: Pick<DonneesCourrier['decision'], 'cas' | 'motif'>,
): DonneesCourrier {
  const isMadeUp = cas === 'accordee' && agrement.numero === null;
  return {
    ...donnees,
    decision: { ...donnees.decision, cas, motif, montant: null },
    agrement: isMadeUp ? { ...agrementExemple, nom: agrement.nom } : agrement,
  };
}
