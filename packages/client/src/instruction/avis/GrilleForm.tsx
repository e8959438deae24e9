import { type Grille, noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { problemMessage } from '@asso/domain/kernel/problems';
import { isPoints } from '@asso/domain/subvention/montants/bareme.rules';
import { useState } from 'react';
import { actErrors } from '../../dossier/act-errors.ts';
import { call } from '../../platform/call/call.ts';
import { isStale } from '../../platform/call/call-problems.ts';
import { byPaths } from '../../platform/draft/draft-changes.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useSignedInUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';

type GrilleFormProps = {
  id_fo: string;
  service: string;
  grille: Grille;
  onSaved: (grille: Grille, version: number | null) => void;
  reload: () => Promise<unknown>;
};

const commentaireRow = {
  kind: 'text',
  label: 'Commentaire, pour vos collègues',
  multiline: true,
  max: 2000,
} as const;

/** Takes the agent's points criterion by criterion; a criterion left empty can be judged later. */
export function GrilleForm({ id_fo, service, grille, onSaved, reload }: GrilleFormProps) {
  const { criteres } = grille;
  const { _id } = useSignedInUser();
  const mine = grille.notes.find(({ id_utilisateur }) => id_utilisateur === _id);
  // The fields show what the same person saved in another window, except those changed here.
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [ecrit, setEcrit] = useState<string | null>(null);
  const points = { ...mine?.points, ...typed };
  const commentaire = ecrit ?? mine?.commentaire ?? '';
  const isTyped = ecrit !== null || Object.keys(typed).length > 0;
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<FieldError[]>([]);
  const errors = attempt > 0 ? [...errorsOf(criteres, points), ...refusal] : [];

  const save = async () => {
    setRefusal([]);
    setAttempt(attempt + 1);
    if (errorsOf(criteres, points).length > 0) return;
    const outcome = await call(noteEndpoints.saveNote, {
      params: { id: id_fo, service },
      ifMatch: grille.version,
      body: { points, commentaire },
    });
    if (outcome.ok) {
      setAttempt(0);
      // Points typed since the request was sent are not saved yet, so they stay.
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([code, value]) => value !== points[code])),
      );
      setEcrit((before) => (before === commentaire ? null : before));
      onSaved(outcome.value, outcome.version);
      notify('succes', 'Vos points sont enregistrés.');
      return;
    }
    if (isStale(outcome.problem)) await reload();
    setRefusal(actErrors(outcome.problem, { id_fo, service }));
  };
  return (
    <details className="plis" open={mine === undefined || isTyped}>
      <summary>
        <span className="plis__titre">{mine ? 'Modifier mes points' : 'Donner mes points'}</span>
      </summary>
      <FormFrame className="formulaire" onSend={save}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <FieldList
          fields={champsOf(criteres)}
          parentPath="points"
          value={byPaths('points', points)}
          errors={errors}
          onChange={(path, value) =>
            setTyped((before) => ({ ...before, [path.slice('points.'.length)]: value }))
          }
        />
        <FieldList
          fields={{ commentaire: commentaireRow }}
          parentPath="grille"
          value={{ grille: { commentaire } }}
          onChange={(_, value) => setEcrit(String(value ?? ''))}
        />
        <ActionButton kind="secondaire">Enregistrer mes points</ActionButton>
      </FormFrame>
    </details>
  );
}

const champsOf = (criteres: Grille['criteres']): Fields =>
  Object.fromEntries(
    criteres.map(({ code, label, aide, points: most, poids }): [string, Row] => [
      code,
      {
        kind: 'decimal',
        decimals: 1,
        label: `${label}, sur ${most}`,
        aide: [aide, poids && poids > 1 && `Compte ${poids} fois.`].filter(Boolean).join(' ') || undefined,
      },
    ]),
  );

const champ = (code: string): string => `points.${code}`;

const errorsOf = (criteres: Grille['criteres'], points: Readonly<Record<string, unknown>>): FieldError[] =>
  criteres
    .filter((one) => !isBlank(points[one.code]) && !isPoints(one, points[one.code]))
    .map(({ code, label, points: most }) => ({
      field: champ(code),
      message: problemMessage(instructionProblems['instruction.points'], { critere: label, points: most }),
    }));
