import { expect, it } from 'vitest';
import { inscriptionIntro, inscriptionNextSteps } from './inscription-words.ts';

it.each(['/', '/dossiers', '/invitations-perdues'])('who comes for %s finds an association', (redirect) => {
  expect(inscriptionIntro(redirect)).toContain('numéro RNA');
  expect(inscriptionNextSteps(redirect)).toContain(
    'Vous trouvez votre association par son nom ou son numéro.',
  );
});

it.each(['/invitation', '/invitation?x=1'])('who is invited (%s) has only to accept', (redirect) => {
  expect(inscriptionIntro(redirect)).toBe(
    'Quelques minutes. Il restera à accepter l’invitation que vous avez reçue.',
  );
  expect(inscriptionNextSteps(redirect)).toEqual([
    'Vous recevez un courriel et suivez son lien.',
    'Vous acceptez l’invitation : l’association s’ouvre à votre compte.',
  ]);
});
