import { expect, it } from 'vitest';
import { apresInscription, avantInscription } from './inscription-words.ts';

it.each(['/', '/dossiers', '/invitations-perdues'])('who comes for %s finds an association', (redirect) => {
  expect(avantInscription(redirect)).toContain('numéro RNA');
  expect(apresInscription(redirect)).toContain('Vous trouvez votre association par son nom ou son numéro.');
});

it.each(['/invitation', '/invitation?x=1'])('who is invited (%s) has only to accept', (redirect) => {
  expect(avantInscription(redirect)).toBe(
    'Quelques minutes. Il restera à accepter l’invitation que vous avez reçue.',
  );
  expect(apresInscription(redirect)).toEqual([
    'Vous recevez un courriel et suivez son lien.',
    'Vous acceptez l’invitation : l’association s’ouvre à votre compte.',
  ]);
});
