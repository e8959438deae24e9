// @vitest-environment jsdom
import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { findChangementSince, ServiceChangement } from './ServiceChangement.tsx';

afterEach(cleanup);

const read = '2027-02-01T12:00:00.000Z';
const at = (le: string, action: string) => ({ action, le }) as Evenement;

it.each([
  ['nothing', [], null],
  ['what was done when it was read', [at(read, 'instruction.start')], null],
  ['a decision since', [at('2027-02-01T12:00:01Z', 'instruction.grant')], 'instruction.grant'],
  ['something asked since', [at('2027-02-01T12:00:01Z', 'completude.ask')], 'completude.ask'],
  ['a payment asked since', [at('2027-02-01T12:00:01Z', 'paiement.ask')], 'paiement.ask'],
  ['an amount proposed since', [at('2027-02-01T12:00:01Z', 'instruction.propose')], null],
  ['a share since', [at('2027-02-01T12:00:01Z', 'dossier.partage')], null],
  [
    'the newest of two',
    [at('2027-02-01T12:02:00Z', 'instruction.refuse'), at('2027-02-01T12:01:00Z', 'instruction.start')],
    'instruction.refuse',
  ],
])('%s', (_, evenements, expected) => {
  expect(findChangementSince(evenements, read)?.action ?? null).toBe(expected);
});

const change = 'Ce dossier a changé pendant votre lecture';
const said = (le: string) => ({ ...at(le, 'paiement.pay'), fait: 'Versement effectué', par: 'Paul Roy' });

it('what the history held when the page opened is no change, however recent, and reading again ends a change', () => {
  const old = said('2027-02-01T09:00:00Z');
  const fresh = said('2027-02-01T09:05:00Z');
  const shown = (evenements: readonly Evenement[], rang = 0, isUnderWay = false) => (
    <ServiceChangement
      lecture={{ rang, isUnderWay }}
      evenements={evenements}
      reread={async () => undefined}
      reload={async () => undefined}
    />
  );
  const { rerender } = render(shown([said('2027-02-01T08:00:00Z'), old]));
  expect(screen.queryByText(change)).toBeNull();
  rerender(shown([fresh, old]));
  expect(screen.getByText(change)).toBeTruthy();
  rerender(shown([fresh, old], 0, true));
  expect(screen.queryByText(change)).toBeNull();
  rerender(shown([fresh, old], 1));
  expect(screen.queryByText(change)).toBeNull();
});

it.each([
  [true, 'vous, dans une autre fenêtre'],
  [false, 'Paul Roy'],
])('says who changed it by their account (isMine: %s): a colleague may have the same name', (isMine, who) => {
  const shown = (evenements: readonly Evenement[]) => (
    <ServiceChangement
      lecture={{ rang: 0, isUnderWay: false }}
      evenements={evenements}
      reread={async () => undefined}
      reload={async () => undefined}
    />
  );
  const { rerender } = render(shown([said('2027-02-01T08:00:00Z')]));
  rerender(shown([{ ...said('2027-02-01T09:00:00Z'), isMine }]));
  expect(screen.getByText(new RegExp(`, par ${who}, le`))).toBeTruthy();
});
