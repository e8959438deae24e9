// These mails are about signing in: the account is closed for an hour, the second factor or the address changed, the
// account is deleted.
import {
  type Destinataire,
  draftFor,
  draftForNobody,
  pageUrl,
  type UnkeyedMailDraft,
} from '../mail-draft.ts';

type Lien = { token: string; publicUrl: URL };

/**
 * Tells the owner that the account was closed for an hour after many failures; the link of this mail opens it again.
 */
export function deblocageMail(to: Destinataire, { token, publicUrl }: Lien): UnkeyedMailDraft {
  return draftFor(to, {
    title: 'Votre compte est fermé pour une heure',
    paragraphs: [
      'Beaucoup de mots de passe faux ont été essayés pour votre compte, depuis plusieurs endroits.',
      'Personne ne peut se connecter avant une heure, sauf si vous suivez ce lien.',
    ],
    action: { label: 'Débloquer mon compte', url: pageUrl(publicUrl, `deblocage/${token}`) },
    details: [
      'Le lien sert une seule fois, pendant une heure.',
      'Ce n’était pas vous ? Débloquez votre compte, puis changez votre mot de passe.',
    ],
  });
}

export const secondFacteurMail = (to: Destinataire, isActif: boolean): UnkeyedMailDraft =>
  draftFor(to, {
    title: isActif ? 'Votre compte est protégé par un code' : 'Votre compte n’est plus protégé par un code',
    paragraphs: isActif
      ? ['Pour vous connecter, il faut maintenant un code à 6 chiffres, en plus du mot de passe.']
      : ['Pour vous connecter, le mot de passe suffit de nouveau.'],
    details: ['Ce n’était pas vous ? Changez votre mot de passe et écrivez à l’aide.'],
  });

/** The mail to a new address: nothing changes until its link is followed. */
export function nouveauCourrielMail(email: string, { token, publicUrl }: Lien): UnkeyedMailDraft {
  return draftForNobody(email, {
    title: 'Confirmez votre nouvelle adresse',
    paragraphs: ['Vous avez demandé à utiliser cette adresse pour vous connecter et recevoir nos courriels.'],
    action: { label: 'Confirmer cette adresse', url: pageUrl(publicUrl, `courriel/${token}`) },
    details: [
      'Le lien sert une seule fois, pendant 24 heures. D’ici là, votre ancienne adresse reste valable.',
      'Vous n’avez rien demandé ? Ne suivez pas le lien.',
    ],
  });
}

/** The mail to an address that already has an account: the person who asked for the change does not learn it. */
export const courrielTakenMail = (email: string): UnkeyedMailDraft =>
  draftForNobody(email, {
    title: 'Cette adresse a déjà un compte',
    paragraphs: [
      'Quelqu’un a demandé à utiliser votre adresse pour un autre compte. Rien n’a changé : elle reste celle du vôtre.',
    ],
  });

/** The mail to the old address, sent before anything changes. */
export const ancienCourrielMail = (to: Destinataire, masked: string): UnkeyedMailDraft =>
  draftFor(to, {
    title: 'Un changement d’adresse est demandé',
    paragraphs: [
      `Une demande a été faite pour remplacer votre adresse par ${masked}. Le changement aura lieu quand le lien reçu là-bas sera suivi.`,
    ],
    details: ['Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez à l’aide.'],
  });

export const compteSupprimeMail = (
  to: Destinataire,
  { pourInactivite }: { pourInactivite: boolean },
): UnkeyedMailDraft =>
  draftFor(to, {
    title: 'Votre compte est supprimé',
    paragraphs: [
      ...(pourInactivite ? ['Il n’a pas servi depuis plusieurs années, et personne ne l’a repris.'] : []),
      'Votre nom, votre adresse et vos accès sont effacés. Vous ne pouvez plus vous connecter.',
      'Les dossiers et les documents restent à vos associations. L’historique garde ce qui a été fait, comme la loi le demande.',
    ],
    details: ['Ce n’était pas vous ? Écrivez à l’aide.'],
    isSansCompte: true,
  });
