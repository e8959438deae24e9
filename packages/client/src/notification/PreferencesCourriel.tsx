import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import {
  nomsRythmes,
  offersEssentiel,
  type RythmeCourriel,
  rythmesCourriel,
} from '@asso/domain/notification/rythme.rows';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { useRead } from '../platform/use-read.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { announce } from '../ui/page/announcer.ts';
import '../ui/fields/fields.css';

const optionsOf = (kind: number) =>
  nomsRythmes
    .filter((value) => value !== 'essentiel' || offersEssentiel(kind))
    .map((value) => ({ value, label: rythmesCourriel[value] }));

/** Lets a person choose when each kind of notification is also sent by e-mail; each choice is saved at once. */
export function PreferencesCourriel() {
  const read = useRead(notificationEndpoints.readPreferences, {});
  const [error, setError] = useState<string | null>(null);
  const change = async (kind: number, type: string, rythme: RythmeCourriel) => {
    const outcome = await call(notificationEndpoints.savePreferences, {
      body: { preferences: [{ kind, rythme }] },
    });
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    read.put(outcome.value, null);
    announce(`Courriel, ${type} : ${rythmesCourriel[rythme].toLowerCase()}.`);
  };
  return (
    <details className="plis">
      <summary>Choisir les courriels que vous recevez</summary>
      <ReadPart read={read}>
        {({ preferences }) => (
          <fieldset className="fr-fieldset">
            <legend className="fr-fieldset__legend">
              Tout reste dans vos notifications. Un courriel les accompagne aussitôt, dans un seul courriel
              chaque matin à 7h00, ou jamais. L’essentiel : une décision, une pièce demandée, un accès, un RIB
              changé.
            </legend>
            {error && (
              <p className="fr-message fr-message--error" role="alert">
                {error}
              </p>
            )}
            <div className="notifications__rythmes">
              {preferences.map(({ kind, type, rythme }) => (
                <SelectControl
                  key={kind}
                  id={`courriel-${kind}`}
                  label={type.charAt(0).toUpperCase() + type.slice(1)}
                  options={optionsOf(kind)}
                  value={rythme}
                  onChange={(value) => {
                    const next = nomsRythmes.find((one) => one === value);
                    if (next && next !== rythme) void change(kind, type, next);
                  }}
                />
              ))}
            </div>
          </fieldset>
        )}
      </ReadPart>
    </details>
  );
}
