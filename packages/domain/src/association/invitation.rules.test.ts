import { describe, expect, it } from 'vitest';
import {
  actionInvitation,
  type EtatInvitation,
  etatInvitation,
  invitationExpiry,
  invitationProblems,
  reponseInvitation,
  type SituationInvitation,
} from './invitation.rules.ts';

const envoyee = new Date('2027-03-05T10:00:00Z');
const expire_le = invitationExpiry(envoyee);

describe('an invitation', () => {
  it('may be used for 30 days, to the second', () => {
    expect(expire_le).toEqual(new Date('2027-04-04T10:00:00Z'));
    const at = (now: string) => etatInvitation({ etat: 'envoyee', expire_le }, new Date(now));
    expect(at('2027-04-04T09:59:59Z')).toBe('envoyee');
    expect(at('2027-04-04T10:00:00Z')).toBe('expiree');
  });

  it('that was answered does not expire', () => {
    const late = new Date('2028-01-01T00:00:00Z');
    expect(etatInvitation({ etat: 'acceptee', expire_le }, late)).toBe('acceptee');
  });
});

describe('inviting', () => {
  const free: SituationInvitation = {
    isMoi: false,
    isDejaMembre: false,
    isDejaInvitee: false,
    id_siret: null,
    dossiers: null,
  };

  it.each([
    {},
    { id_siret: '66307152000022', etablissement: { actif: true } },
    { dossiers: { nommes: 2, donnables: 2 } },
  ])('with %j is possible', (more) => {
    expect(invitationProblems({ ...free, ...more })).toEqual([]);
  });

  it.each([
    [{ isMoi: true }, 'association.deja-membre'],
    [{ isDejaMembre: true }, 'association.deja-membre'],
    [{ isDejaInvitee: true }, 'association.deja-invitee'],
    [{ id_siret: '66307152000022' }, 'association.etablissement-inconnu'],
    [{ id_siret: '66307152000022', etablissement: { actif: false } }, 'association.etablissement-ferme'],
    [{ dossiers: { nommes: 0, donnables: 0 } }, 'association.dossiers-a-choisir'],
    [{ dossiers: { nommes: 2, donnables: 1 } }, 'association.dossiers-a-choisir'],
  ])('with %j is refused: %s', (more, code) => {
    expect(invitationProblems({ ...free, ...more })).toMatchObject([{ code }]);
  });
});

describe('answering', () => {
  const mine = { etat: 'envoyee' as EtatInvitation, emailInvite: 'a@b.fr', emailRepond: 'A@b.FR' };

  it('is for whom it was written to', () => {
    expect(reponseInvitation(mine)).toEqual({ ok: true, value: true });
    expect(reponseInvitation({ ...mine, emailRepond: 'autre@b.fr' })).toMatchObject({
      problems: [{ code: 'association.invitation-autre-adresse' }],
    });
  });

  it.each([
    ['acceptee', 'association.invitation-utilisee'],
    ['refusee', 'association.invitation-utilisee'],
    ['annulee', 'association.invitation-utilisee'],
    ['expiree', 'association.invitation-expiree'],
  ] as const)('is refused once it is %s', (etat, code) => {
    expect(reponseInvitation({ ...mine, etat })).toMatchObject({ problems: [{ code }] });
  });
});

it.each([
  ['envoyee', true],
  ['expiree', true],
  ['acceptee', false],
  ['refusee', false],
  ['annulee', false],
] as const)('one that is %s may be sent again or taken back: %s', (etat, expected) => {
  expect(actionInvitation(etat).ok).toBe(expected);
});
