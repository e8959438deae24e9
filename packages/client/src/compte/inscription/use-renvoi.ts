import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { announce } from '../../ui/page/announcer.ts';
import { useStore } from '../../ui/page/store.ts';
import { envoiKept, keepEnvoi, secondsBefore } from './renvoi-courriel.ts';

/** The link can be sent again: this counts the wait and says what became of the request. */
export function useRenvoi(email: string, redirect: string) {
  const seconds = useSecondsLeft(useStore(envoiKept));
  const [said, setSaid] = useState<string | null>(null);
  const say = (text: string) => {
    setSaid(text);
    announce(text);
  };
  const send = async () => {
    if (seconds > 0)
      return say('Le courriel vient de partir : attendez une minute avant d’en demander un autre.');
    const body = { email, redirect_url: redirect };
    const outcome = await call(inscriptionEndpoints.sendValidationMail, { body });
    if (!outcome.ok) return say(outcome.problem.message);
    keepEnvoi();
    say(`Courriel renvoyé à ${formatHeure(new Date(outcome.value.at))}.`);
  };
  return { seconds, said, send };
}

/** Counts down the seconds until another e-mail may be asked for. */
function useSecondsLeft(sentAt: number): number {
  const [at, setAt] = useState(() => now().getTime());
  const left = secondsBefore(sentAt, at);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}
