import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { isNotificationKind } from '@asso/domain/notification/notification.words';
import {
  nomsRythmes,
  offersEssentiel,
  type RythmeCourriel,
  rythmesCourriel,
} from '@asso/domain/notification/rythme.rows';
import { chooseRythme, rythmeCommun, sujetsCourriel } from '@asso/domain/notification/sujets-courriel.rows';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { useRead } from '../platform/use-read.ts';
import { Fold } from '../ui/Fold.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { announce } from '../ui/page/announcer.ts';
import '../ui/fields/fields.css';

const optionsOf = (kind: number) =>
  nomsRythmes
    .filter((value) => value !== 'essentiel' || offersEssentiel(kind))
    .map((value) => ({ value, label: rythmesCourriel[value] }));

const tous = nomsRythmes.map((value) => ({ value, label: rythmesCourriel[value] }));
const sujetOf = (kind: number) => (isNotificationKind(kind) ? sujetsCourriel[kind] : null);

type Preference = { kind: number; rythme: RythmeCourriel };

/**
 * Lets a person choose when notifications are also sent by e-mail, all alike or subject by subject; each choice is saved
 * at once.
 */
export function PreferencesCourriel() {
  const read = useRead(notificationEndpoints.readPreferences, {});
  const [error, setError] = useState<string | null>(null);
  const save = async (preferences: Preference[], said: string) => {
    const outcome = await call(notificationEndpoints.savePreferences, { body: { preferences } });
    setError(outcome.ok ? null : outcome.problem.message);
    if (!outcome.ok) return;
    read.put(outcome.value, null);
    announce(`Courriel, ${said}.`);
  };
  return (
    <details className="plis">
      <summary>Choisir les courriels que vous recevez</summary>
      <ReadPart read={read}>
        {({ preferences }) => {
          const commun = rythmeCommun(preferences);
          return (
            <fieldset className="fr-fieldset">
              <legend className="fr-fieldset__legend">
                Tout reste dans vos notifications. Un courriel les accompagne aussitôt, dans un seul courriel
                chaque matin à 7h00, ou jamais. L’essentiel : une décision, une pièce demandée, un accès, un
                RIB changé.
              </legend>
              {error && (
                <p className="fr-message fr-message--error" role="alert">
                  {error}
                </p>
              )}
              <div className="notifications__rythmes">
                <SelectControl
                  id="courriel-tous"
                  label="Tous les courriels"
                  help={commun ? undefined : 'Votre choix diffère selon le sujet, ci-dessous.'}
                  options={tous}
                  value={commun ?? ''}
                  onChange={(value) => {
                    const next = nomsRythmes.find((one) => one === value);
                    if (!next || next === commun) return;
                    const all = preferences.map(({ kind }) => ({ kind, rythme: chooseRythme(kind, next) }));
                    void save(all, `tous les sujets : ${rythmesCourriel[next].toLowerCase()}`);
                  }}
                />
              </div>
              <Fold summary="Ou sujet par sujet" opensFor={commun === null}>
                <div className="notifications__rythmes">
                  {preferences.map(({ kind, type, rythme }) => {
                    const { nom, exemples } = sujetOf(kind) ?? { nom: type, exemples: undefined };
                    return (
                      <SelectControl
                        key={kind}
                        id={`courriel-${kind}`}
                        label={nom}
                        help={exemples}
                        options={optionsOf(kind)}
                        value={rythme}
                        onChange={(value) => {
                          const next = nomsRythmes.find((one) => one === value);
                          if (!next || next === rythme) return;
                          const said = `${nom.toLowerCase()} : ${rythmesCourriel[next].toLowerCase()}`;
                          void save([{ kind, rythme: next }], said);
                        }}
                      />
                    );
                  })}
                </div>
              </Fold>
            </fieldset>
          );
        }}
      </ReadPart>
    </details>
  );
}
