import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { useRead } from '../platform/use-read.ts';
import { announce } from '../ui/page/announcer.ts';

/** A person chooses which kinds of notification are also sent by e-mail; each choice is saved at once. */
export function PreferencesCourriel() {
  const read = useRead(notificationEndpoints.readPreferences, {});
  const [error, setError] = useState<string | null>(null);
  if (read.state !== 'lu') return null;
  const change = async (kind: number, type: string, courriel: boolean) => {
    const outcome = await call(notificationEndpoints.savePreferences, {
      body: { preferences: [{ kind, courriel }] },
    });
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    read.put(outcome.value, null);
    announce(courriel ? `Courriel rétabli : ${type}.` : `Plus de courriel : ${type}.`);
  };
  return (
    <details className="plis">
      <summary>Choisir les courriels que vous recevez</summary>
      <fieldset className="fr-fieldset">
        <legend className="fr-fieldset__legend">
          Tout reste dans vos notifications. Un courriel les accompagne pour :
        </legend>
        {error && (
          <p className="fr-message fr-message--error" role="alert">
            {error}
          </p>
        )}
        {read.value.preferences.map(({ kind, type, courriel }) => (
          <div className="fr-fieldset__element" key={kind}>
            <div className="fr-checkbox-group fr-checkbox-group--sm">
              <input
                id={`courriel-${kind}`}
                type="checkbox"
                checked={courriel}
                onChange={() => void change(kind, type, !courriel)}
              />
              <label className="fr-label" htmlFor={`courriel-${kind}`}>
                {type.charAt(0).toUpperCase() + type.slice(1)}
              </label>
            </div>
          </div>
        ))}
      </fieldset>
    </details>
  );
}
