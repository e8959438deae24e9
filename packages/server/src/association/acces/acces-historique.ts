import type { FaitAcces } from '@asso/contract/association/acces.schemas';
import { withElision } from '@asso/domain/identifiants/elision';
import type { LigneAcces } from './acces-historique.sql.ts';

/** Says in French, in the past tense, what each action did to the access of a person. */
const faits: Readonly<Record<string, (personne: string) => string>> = {
  demander: (personne) => `${personne} a demandé un accès`,
  accepter: (personne) => `L’accès ${withElision(personne)} a été accepté`,
  refuser: (personne) => `La demande ${withElision(personne)} a été refusée`,
  desaccord: (personne) =>
    `Un désaccord avec la demande ${withElision(personne)} a été transmis à l’administration`,
  contester: (personne) => `L’accès ${withElision(personne)} a été contesté devant l’administration`,
  maintenir: (personne) => `L’accès ${withElision(personne)} a été maintenu`,
  ouvrir: (personne) => `Le passé de l’association a été ouvert à ${personne}`,
  retirer: (personne) => `L’accès ${withElision(personne)} a été retiré`,
  remplacer: (personne) => `L’accès ${withElision(personne)} a pris fin : un nouveau bureau le remplace`,
  renoncer: (personne) => `${personne} a renoncé à sa demande`,
  quitter: (personne) => `${personne} a quitté l’association`,
  'passer-la-main': (personne) => `${personne} a passé la main`,
  'fermer-le-compte': (personne) => `${personne} a fermé son compte`,
  saisir: (personne) => `${personne} a ajouté l’association à la main`,
  inviter: (personne) => `Une invitation a été envoyée à ${personne}`,
  'invitation.relancer': (personne) => `L’invitation ${withElision(personne)} a été renvoyée`,
  'invitation.annuler': (personne) => `L’invitation ${withElision(personne)} a été annulée`,
  'invitation.accepter': (personne) => `L’invitation ${withElision(personne)} a été acceptée`,
  'invitation.refuser': (personne) => `L’invitation ${withElision(personne)} a été refusée`,
  'promettre-la-main': (personne) => `La main sera passée à ${personne} dès sa réponse`,
  'entrer-sur-invitation': (personne) => `${personne} a reçu son accès`,
};

export const faitAcces = ({
  id,
  survenu_le,
  utilisateur,
  action,
  motif,
  personne,
}: LigneAcces): FaitAcces => ({
  id,
  le: survenu_le.toISOString(),
  fait: faits[action]?.(personne ?? 'Une personne') ?? action,
  par: utilisateur ?? 'Le portail',
  motif,
});
