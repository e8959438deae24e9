import { describe, expect, it } from 'vitest';
import { changedProfil } from './profil.rules.ts';

const stored = { civilite: 'MME', prenom: 'Jeanne', nom: 'Roux', email: 'jeanne@exemple.fr' } as const;
const codes = (sent: object) => {
  const changed = changedProfil(stored, sent);
  return changed.ok
    ? changed.value
    : changed.problems.map(({ code, field }) => `${code} ${field ?? ''}`.trim());
};

describe('a profile that is saved', () => {
  it('changes only the fields that differ [R7.4]', () => {
    expect(codes({ nom: 'Blanc' })).toEqual({ nom: 'Blanc' });
    expect(codes({ civilite: 'M', prenom: 'Jeanne', nom: 'Roux' })).toEqual({ civilite: 'M' });
    expect(codes({ email: ' Jeanne.ROUX@exemple.fr ' })).toEqual({ email: 'jeanne.roux@exemple.fr' });
  });

  it.each([{}, { ...stored }, { email: ' JEANNE@exemple.fr' }, { nom: ' Roux ' }])(
    'is refused when nothing changed: %j [R7.4]',
    (sent) => {
      expect(codes(sent)).toEqual(['kernel.inchange']);
    },
  );

  it.each([
    [{ nom: '' }, ['kernel.obligatoire nom']],
    [{ nom: null, prenom: null }, ['kernel.obligatoire prenom', 'kernel.obligatoire nom']],
    [{ email: 'jeanne' }, ['identifiant.courriel email']],
    [{ civilite: null }, ['kernel.obligatoire civilite']],
    [{ prenom: 'x'.repeat(101) }, ['kernel.trop-long prenom']],
  ])('is refused as %j', (sent, expected) => {
    expect(codes(sent)).toEqual(expected);
  });

  it('is not refused for what was already wrong and is not sent', () => {
    const changed = changedProfil({ ...stored, civilite: null }, { nom: 'Blanc' });
    expect(changed).toEqual({ ok: true, value: { nom: 'Blanc' } });
  });
});
