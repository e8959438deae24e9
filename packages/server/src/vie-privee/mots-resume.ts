// The page that a person reads says in words what the copy for software keeps as codes: acts, roles, notifications.
import { fournisseurs } from '@asso/domain/compte/fournisseur-identite.rows';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { etatsAide } from '@asso/domain/contenu/assistance.rules';
import { actionJournal, objetJournal } from '@asso/domain/contenu/journal.words';
import { type PreuveToSay, sayPreuve } from '@asso/domain/dossier/signature/qui-signe.words';
import { isNotificationKind, notificationSentence } from '@asso/domain/notification/notification.words';
import type { PersonneRubrique } from './donnees-personne.sql.ts';

type Ligne = Record<string, unknown>;

const rolesSaid = (roles: unknown): unknown =>
  Array.isArray(roles) ? roles.map((one) => roleLabel(String(one))) : roles && roleLabel(String(roles));

const actes = ({ le, objet, numero, action, role }: Ligne): Ligne => ({
  le,
  acte: actionJournal(String(action)),
  sur: objetJournal(String(objet)),
  numero,
  role: rolesSaid(role),
});

function notificationSaid({ objet, kind, variante, details }: Ligne): string {
  const libelle = String(objet);
  const one = Number(kind);
  if (!isNotificationKind(one)) return libelle;
  return notificationSentence(one, String(variante), {
    ...(details as Record<string, string>),
    objet: libelle,
  });
}

/** How each line of a heading is said; a heading that is not named here is read as it is. */
const motsParRubrique: Readonly<Record<string, (ligne: Ligne) => Ligne>> = {
  compte: (ligne) => ({ ...ligne, roles: rolesSaid(ligne.roles) }),
  identites: (ligne) => ({
    ...ligne,
    fournisseur:
      (fournisseurs as Record<string, { nom: string }>)[String(ligne.fournisseur)]?.nom ?? ligne.fournisseur,
  }),
  compte_suivi: (ligne) => ({ ...ligne, action: actionJournal(String(ligne.action)) }),
  actes,
  aide: (ligne) => ({
    ...ligne,
    etat: (etatsAide as Record<string, string>)[String(ligne.etat)] ?? ligne.etat,
  }),
  notifications: ({ le, lue_le, ...told }) => ({ le, notification: notificationSaid(told), lue_le }),
  signatures: (ligne) => ({
    ...ligne,
    preuve: ligne.preuve ? sayPreuve(ligne.preuve as PreuveToSay) : null,
  }),
};

/** Returns the lines of a heading in the words that people read. */
export const describeLignes = ({ cle, lignes }: PersonneRubrique): Ligne[] =>
  lignes.map(motsParRubrique[cle] ?? ((one) => one));
