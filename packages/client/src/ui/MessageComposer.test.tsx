// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MessageComposer, type MessageRefus } from './MessageComposer.tsx';

afterEach(cleanup);

let answer: (refus: MessageRefus | null) => void = () => undefined;

function Page() {
  const [text, setText] = useState('');
  return (
    <MessageComposer
      id="message"
      label="Votre message"
      text={text}
      onText={setText}
      onSend={() =>
        new Promise((resolve) => {
          answer = resolve;
        })
      }
      sentText={() => 'Message envoyé à 14h05.'}
    />
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Votre message/);
const type = (value: string) => {
  field().focus();
  fireEvent.change(field(), { target: { value } });
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
const arrive = (refus: MessageRefus | null) => act(async () => answer(refus));

it('empties the field of what was sent, even under the cursor', async () => {
  render(<Page />);
  type('Voici les comptes.');
  send();
  await arrive(null);
  expect(field().value).toBe('');
  expect(screen.getByText('Message envoyé à 14h05.')).toBeTruthy();
});

it('keeps what was typed while the message was on its way', async () => {
  render(<Page />);
  type('Voici les comptes.');
  send();
  type('Voici les comptes. Et le budget.');
  await arrive(null);
  expect(field().value).toBe('Et le budget.');
  act(() => field().blur());
  expect(field().value).toBe('Et le budget.');
  expect(screen.getByText('Message envoyé à 14h05.')).toBeTruthy();
  type('Et le budget 2027.');
  expect(screen.queryByText('Message envoyé à 14h05.')).toBeNull();
});

it('keeps a text that took the place of the one that left, and all of one that did not leave', async () => {
  render(<Page />);
  type('Voici les comptes.');
  send();
  type('Bonjour.');
  await arrive(null);
  expect(field().value).toBe('Bonjour.');
  send();
  type('Bonjour, et merci.');
  await arrive({ message: 'Le service ne répond pas.' });
  expect(field().value).toBe('Bonjour, et merci.');
});
