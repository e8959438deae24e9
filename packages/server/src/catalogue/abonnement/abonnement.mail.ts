// These mails are for people who follow the catalogue without an account: confirm, then what is new, once a day at most.
import {
  abonnementPublic,
  type Nouveaute,
  unsubscribeHref,
} from '@asso/domain/catalogue/public/abonnement.rules';
import { adressePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import { sayPeriode } from '@asso/domain/catalogue/public/aide-publique.words';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { jourMs } from '@asso/domain/identifiants/durees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { sayDuree } from '@asso/domain/referentiel/conservation.rules';
import { draftForNobody } from '../../compte/mail-draft.ts';
import type { TokenKeys } from '../../platform/config/token-key.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import { mailedTokens } from '../../platform/mail/mailed-token.ts';
import type { Abonnement } from './abonnement.sql.ts';

/** Names a mail so that the same kind is never sent twice on one day for one subscription. */
const cleOf = (id: string, sorte: 'confirmer' | 'nouvelles', jour: string): string =>
  `abonnement/${id}/${sorte}/${jour}`;

/** Gives all the names that the mails of a subscription can have: a mail is kept a year at most. */
export function listAbonnementCles(
  { id, demande_le }: { id: string; demande_le: Date },
  now: Date,
): string[] {
  const kept = Math.max(demande_le.getTime(), now.getTime() - 366 * jourMs);
  const days = Math.ceil((now.getTime() - kept) / jourMs) + 2;
  return Array.from({ length: days }, (_, rank) =>
    localDay(new Date(now.getTime() - (rank - 1) * jourMs)),
  ).flatMap((jour) => [cleOf(id, 'confirmer', jour), cleOf(id, 'nouvelles', jour)]);
}

/** Gives the token that stands in all the mails of a subscription, by its id. */
export const abonnementJetons = (keys: TokenKeys) => mailedTokens(keys, 'abonnement');

type Given = { abonnement: Abonnement; jeton: string; nom: string; publicUrl: URL; now: Date };

const lienOf = (jeton: string, publicUrl: URL): string =>
  new URL(`${abonnementPublic}/${jeton}`, publicUrl).href;

const arretOf = (jeton: string, publicUrl: URL): string => new URL(unsubscribeHref(jeton), publicUrl).href;

export const confirmationMail = ({ abonnement, jeton, nom, publicUrl, now }: Given): MailDraft => ({
  cle: cleOf(abonnement.id, 'confirmer', localDay(now)),
  desabonnement: arretOf(jeton, publicUrl),
  ...draftForNobody(abonnement.courriel, {
    title: 'Confirmez votre abonnement aux subventions',
    paragraphs: [
      `Quelqu’un, sans doute vous, a demandé à recevoir par courriel les subventions publiées ici : ${nom}.`,
      'Rien ne vous sera écrit tant que vous ne l’avez pas confirmé.',
    ],
    action: { label: 'Confirmer l’abonnement', url: lienOf(jeton, publicUrl) },
    details: [
      `Sans confirmation, votre adresse est effacée dans ${sayDuree(conservations.abonnement.duree)}.`,
      'Vous n’avez rien demandé ? Ne faites rien, ou effacez votre adresse tout de suite par le même lien.',
    ],
  }),
});

const dits = { publiee: 'Nouvelle ou modifiée', ouverte: 'Elle ouvre', annulee: 'Publication annulée' };

export const nouvellesMail = ({
  abonnement,
  jeton,
  nom,
  publicUrl,
  now,
  nouvelles,
}: Given & { nouvelles: readonly Nouveaute[] }): MailDraft => ({
  cle: cleOf(abonnement.id, 'nouvelles', localDay(now)),
  desabonnement: arretOf(jeton, publicUrl),
  ...draftForNobody(abonnement.courriel, {
    title:
      nouvelles.length === 1
        ? `Subvention : ${nouvelles[0]?.aide.campagne.titre}`
        : `${count(nouvelles.length, 'subvention', 'subventions')} : ${nom}`,
    paragraphs: [
      `Vous suivez ${nom}.`,
      ...nouvelles.map(
        ({ aide, quoi }) =>
          `${dits[quoi]} : ${aide.campagne.titre}.${quoi === 'annulee' ? '' : ` ${sayPeriode(aide.campagne, now)}.`}\n${new URL(adressePublique(aide), publicUrl).href}`,
      ),
    ],
    action: { label: 'Ne plus recevoir ces courriels', url: lienOf(jeton, publicUrl) },
    details: ['Votre adresse sera effacée aussitôt.'],
  }),
});
