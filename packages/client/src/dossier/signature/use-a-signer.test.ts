// @vitest-environment jsdom
import type { DossierASigner } from '@asso/contract/dossier/signature.schemas';
import { expect, test } from 'vitest';
import { forgetJeton, jetonSignature } from './jeton-signature.ts';
import { changedParts } from './use-a-signer.ts';

const dossier = (...parts: [id: string, empreinte: string][]) =>
  ({
    parts: parts.map(([id, empreinte]) => ({ id, empreinte, libelle: `la part ${id}` })),
  }) as DossierASigner;

test('what changed is named once, what came and what went too', () => {
  const shown = dossier(['a', '1'], ['b', '1'], ['c', '1']);
  expect(changedParts(shown, shown)).toEqual([]);
  const present = dossier(['a', '1'], ['b', '2'], ['d', '1']);
  expect(changedParts(shown, present)).toEqual(['la part b', 'la part d', 'la part c']);
});

test('the secret of the link leaves the address, waits in this tab, and is forgotten once it served', () => {
  const jeton = 'x'.repeat(43);
  history.replaceState(null, '', `/client/signer#${jeton}`);
  expect(jetonSignature()).toBe(jeton);
  expect(location.href).not.toContain(jeton);
  expect(jetonSignature()).toBe(jeton);
  forgetJeton();
  expect(jetonSignature()).toBeNull();
});

test('anything else after « # » is no secret', () => {
  history.replaceState(null, '', '/client/signer#contenu');
  expect(jetonSignature()).toBeNull();
  expect(location.hash).toBe('#contenu');
});
