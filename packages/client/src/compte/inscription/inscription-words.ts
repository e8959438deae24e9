import { isInvitee } from '@asso/domain/compte/guards.rules';

/** Says what creating an account takes, where one may begin; `redirect` is the page to open afterwards. */
export const inscriptionIntro = (redirect: string): string =>
  isInvitee(redirect)
    ? 'Quelques minutes. Il restera à accepter l’invitation que vous avez reçue.'
    : 'Environ 5 minutes. Ayez sous la main le numéro RNA (W…) ou SIREN de votre association.';

/** Lists what comes after the account. */
export const inscriptionNextSteps = (redirect: string): readonly string[] => [
  'Vous recevez un courriel et suivez son lien.',
  ...(isInvitee(redirect)
    ? ['Vous acceptez l’invitation : l’association s’ouvre à votre compte.']
    : [
        'Vous trouvez votre association par son nom ou son numéro.',
        'Vous certifiez avoir le droit d’agir pour elle.',
      ]),
];
