// Tells people the answer to a request for access.

import type { MembreReponse } from '@asso/domain/association/membre.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { withElision } from '@asso/domain/identifiants/elision';
import { makeSujetCourriel } from '@asso/domain/notification/sujet-courriel.words';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type MembreRow, readNom } from '../acces/membre.sql.ts';
import type { AssociationRow } from '../association.sql.ts';
import { accesHref, demandeHref } from './adhesion.mail.ts';
import { fullName, tellAcces, tellGestionnaires } from './tell-adhesion.ts';
import { recours } from './tell-desaccord.ts';

type Answered = {
  row: AssociationRow;
  membre: MembreRow;
  decision: MembreReponse;
  by: 'gestionnaire' | 'administration';
  actor: Actor;
  motif: string | undefined;
};

/**
 * Tells the answer to the person concerned and to the other managers, who are not told of a request that a manager
 * refused.
 */
export async function tellReponse(tx: Tx, platform: Platform, answered: Answered): Promise<void> {
  const { row, membre, decision, by, actor, motif } = answered;
  const { sujet, fait, text, isOpen } = paroles(answered);
  const isAdministration = by === 'administration';
  const par = isAdministration ? 'l’administration' : fullName(actor);
  const texts = [text, isOpen ? undefined : isAdministration ? recours(platform) : retour];
  await tellAcces(tx, platform, {
    row,
    to: [membre.id_utilisateur],
    fait: `${fait} par ${par}`,
    motif,
    lien: isOpen ? accesHref(row) : demandeHref(membre.id),
    mail: { subject: sujet, text: texts.filter(Boolean).join('\n') || undefined },
  });
  if (by === 'gestionnaire' && decision !== 'accepter' && decision !== 'retirer') return;
  const personne = await readNom(tx, membre.id_utilisateur);
  const issue = issues[decision](personne);
  await tellGestionnaires(tx, platform, {
    row,
    membre,
    sauf: [actor.id],
    fait: isAdministration ? `${issue}, sur décision de l’administration` : issue,
    motif: isAdministration ? motif : undefined,
    mail: isAdministration ? { text: recours(platform) } : {},
  });
}

const retour =
  'Si votre mandat est réel, refaites une demande en joignant la preuve du nouveau bureau : un refus ne suffira plus, et l’administration décidera.';

/** What the other managers are told, by the answer. */
const issues: Record<MembreReponse, (personne: string) => string> = {
  accepter: (personne) => `${personne} gère maintenant l’association`,
  refuser: (personne) => `la demande d’accès ${withElision(personne)} est refusée`,
  ouvrir: (personne) => `le passé de l’association est ouvert à ${personne}`,
  retirer: (personne) => `${personne} n’a plus accès à l’association`,
  maintenir: (personne) => `l’accès ${withElision(personne)} est maintenu`,
};

type Paroles = { sujet: string; fait: string; text?: string; isOpen: boolean };

function paroles({ row, decision, by }: Answered): Paroles {
  switch (decision) {
    case 'accepter':
      return {
        sujet: `Vous gérez maintenant ${row.nom}`,
        fait: 'votre demande d’accès est acceptée',
        text: by === 'administration' ? 'Les dossiers en cours vous sont partagés.' : undefined,
        isOpen: true,
      };
    case 'refuser':
      return {
        sujet: `Votre demande d’accès à ${row.nom} est refusée`,
        fait: 'votre demande d’accès est refusée',
        isOpen: false,
      };
    case 'ouvrir':
      return {
        sujet: makeSujetCourriel('Anciens dossiers ouverts', row.nom).subject,
        fait: 'ce que les anciens responsables ont laissé vous est ouvert',
        text: 'Documents, RIB, coordonnées et dossiers en cours sont de nouveau accessibles.',
        isOpen: true,
      };
    case 'retirer':
      return {
        sujet: `Votre accès à ${row.nom} est retiré`,
        fait: 'votre accès est retiré',
        isOpen: false,
      };
    case 'maintenir':
      return {
        sujet: `Votre accès à ${row.nom} est maintenu`,
        fait: 'votre accès est maintenu',
        isOpen: true,
      };
  }
}
