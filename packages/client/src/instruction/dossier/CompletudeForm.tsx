import { type PointCompletude, phraseMax } from '@asso/domain/dossier/completude/completude.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { type ReactNode, useState } from 'react';
import { type ComplementDemande, demandeErrors } from '../../dossier/completude.ts';
import { now } from '../../platform/clock.ts';
import { byPaths } from '../../platform/draft/draft-changes.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { unmended } from '../../ui/draft/unmended.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';

type CompletudeFormProps = {
  points: readonly PointCompletude[];
  /** The request as typed; the caller keeps it when the page is left. */
  demande: ComplementDemande;
  onChange: (demande: ComplementDemande) => void;
  /** Returns a sentence to propose for a ticked point. */
  phraseOf?: (code: string) => string;
  /** Shows what will be sent, once the form itself finds nothing wrong. */
  apercu: (acts: { onConfirm: () => Promise<void>; onClose: () => void }) => ReactNode;
  /** Returns what the server found wrong; the list is empty once the request is sent. */
  onAsk: (demande: ComplementDemande) => Promise<readonly FieldError[]>;
  onCancel?: () => void;
};

/**
 * Asks for complements: the agent ticks pieces and rubriques, writes a sentence for each and gives a date; the
 * association reads the sentences as written.
 */
export function CompletudeForm(props: CompletudeFormProps) {
  const { points, demande, onChange, phraseOf, apercu, onAsk, onCancel } = props;
  const [isShowing, setIsShowing] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isOwn, setIsOwn] = useState(true);
  const { coches, phrases, avantLe } = demande;
  const own = demandeErrors(demande, points);
  const shown = unmended(errors, { own, isOwn });
  const say = (found: readonly FieldError[]) => {
    setIsOwn(own.length > 0);
    setErrors(found);
    setAttempt((before) => before + 1);
  };
  const show = () => {
    if (own.length > 0) return say(own);
    setErrors([]);
    setIsShowing(true);
  };
  const confirm = async () => {
    const found = await onAsk(demande);
    setIsShowing(false);
    if (found.length > 0) say(found);
  };
  const tick = (codes: readonly string[]) => {
    const added = codes.filter((code) => !coches.includes(code) && phrases[code] === undefined);
    const proposed = Object.fromEntries(
      added.flatMap((code) => {
        const phrase = phraseOf?.(code);
        return phrase ? [[code, phrase]] : [];
      }),
    );
    onChange({ ...demande, coches: codes, phrases: { ...proposed, ...phrases } });
  };
  return (
    <FormFrame className="formulaire" onSend={show}>
      <ErrorSummary errors={shown} attempt={attempt} />
      <FieldList
        fields={{ manques: manquesRow(points) }}
        value={{ manques: coches }}
        errors={shown}
        onChange={(_, value) => tick(Array.isArray(value) ? value : [])}
      />
      <FieldList
        fields={phrasesRows(points.filter(({ code }) => coches.includes(code)))}
        parentPath="manques"
        value={byPaths('manques', phrases)}
        errors={shown}
        onChange={(path, value) =>
          onChange({
            ...demande,
            phrases: { ...phrases, [path.slice('manques.'.length)]: String(value ?? '') },
          })
        }
      />
      <FieldList
        fields={echeanceRow}
        value={{ avant_le: avantLe }}
        errors={shown}
        saysRequired={coches.length === 0}
        onChange={(_, value) => onChange({ ...demande, avantLe: String(value ?? '') })}
      />
      <ul className="liste-nue actions" aria-label="Dates proposées">
        {delais.map((jours) => (
          <li key={jours}>
            <button
              type="button"
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => onChange({ ...demande, avantLe: jourDans(jours) })}
            >
              Dans {jours} jours
            </button>
          </li>
        ))}
      </ul>
      <div className="actions">
        <ActionButton kind="secondaire">Demander ces compléments</ActionButton>
        {onCancel && (
          <button type="button" className="fr-btn fr-btn--tertiary" onClick={onCancel}>
            Annuler
          </button>
        )}
      </div>
      {isShowing && apercu({ onConfirm: confirm, onClose: () => setIsShowing(false) })}
    </FormFrame>
  );
}

const manquesRow = (points: readonly PointCompletude[]): Row => ({
  kind: 'choice',
  label: 'Ce qui manque',
  aide: 'Une pièce cochée attend un document, le reste une réponse écrite.',
  multiple: true,
  options: points.map(({ code, libelle, nature }) => ({
    value: code,
    label: nature === null ? libelle : `Pièce : ${libelle}`,
  })),
});

/** Returns a field for the sentence of each ticked point. */
const phrasesRows = (points: readonly PointCompletude[]): Fields =>
  Object.fromEntries(
    points.map(({ code, libelle }): [string, Row] => [
      code,
      {
        kind: 'text',
        label: `Ce qui manque : ${libelle}`,
        aide: 'Une phrase. Exemple : la page 3 est illisible.',
        multiline: true,
        max: phraseMax,
        requiredAt: 'saisie',
      },
    ]),
  );

const echeanceRow = {
  avant_le: {
    kind: 'date',
    label: 'À compléter avant le',
    aide: 'La date est rappelée à l’association. Rien n’est automatique une fois passée.',
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

const delais = [8, 15, 30];
const jourDans = (jours: number): string => localDay(addJours(now(), jours), 'Europe/Paris');
