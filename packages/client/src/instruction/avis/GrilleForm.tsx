import { type Grille, noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import { instructionProblems } from '@asso/domain/instruction/instruction.problems';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { problemMessage } from '@asso/domain/kernel/problems';
import { isPoints } from '@asso/domain/subvention/montants/bareme.rules';
import { useEffect, useRef, useState } from 'react';
import { actErrors } from '../../dossier/act-errors.ts';
import { call } from '../../platform/call/call.ts';
import { isStale } from '../../platform/call/call-problems.ts';
import { byPaths } from '../../platform/draft/draft-changes.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useSignedInUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { announce } from '../../ui/page/announcer.ts';
import { GrilleRang, isPresse } from './GrilleRang.tsx';
import './grille.css';

type GrilleFormProps = {
  id_fo: string;
  service: string;
  grille: Grille;
  onSaved: (grille: Grille, version: number | null) => void;
  reload: () => Promise<unknown>;
};

type Points = Readonly<Record<string, unknown>>;

const commentaireRow = {
  kind: 'text',
  label: 'Commentaire, pour vos collègues',
  multiline: true,
  max: 2000,
} as const;

/**
 * Takes the agent's points. A criterion of ten points at most is given by one press, which saves it at once; a larger one
 * is typed, and saved by the button with the comment. A criterion left empty can be judged later.
 */
export function GrilleForm({ id_fo, service, grille, onSaved, reload }: GrilleFormProps) {
  const { criteres } = grille;
  const { _id } = useSignedInUser();
  const mine = grille.notes.find(({ id_utilisateur }) => id_utilisateur === _id);
  // The fields show what the same person saved in another window, except those changed here.
  const [typed, setTyped] = useState<Points>({});
  const [ecrit, setEcrit] = useState<string | null>(null);
  const points: Points = { ...mine?.points, ...typed };
  const commentaire = ecrit ?? mine?.commentaire ?? '';
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<FieldError[]>([]);
  const errors = attempt > 0 ? [...errorsOf(criteres, points), ...refusal] : [];
  const pressed = criteres.filter((one) => isPresse(one, points[one.code]));
  const written = criteres.filter((one) => !pressed.includes(one));
  const save = useSaves(grille.version, async (version, body) => {
    const outcome = await call(noteEndpoints.saveNote, {
      params: { id: id_fo, service },
      ifMatch: version,
      body,
    });
    if (outcome.ok) {
      // What was typed since the request was sent is not saved yet, so it stays.
      setTyped((before) =>
        Object.fromEntries(Object.entries(before).filter(([code, value]) => value !== body.points[code])),
      );
      setEcrit((before) => (before === body.commentaire ? null : before));
      onSaved(outcome.value, outcome.version);
      return outcome.value.version;
    }
    if (isStale(outcome.problem)) await reload();
    setRefusal(actErrors(outcome.problem, { id_fo, service }));
    setAttempt((before) => before + 1);
    return null;
  });

  const give = async (code: string, value: number | null) => {
    setRefusal([]);
    setTyped((before) => ({ ...before, [code]: value }));
    const wrong = new Set(errorsOf(criteres, points).map(({ field }) => field));
    const sound = Object.entries(points).filter(([one]) => !wrong.has(champ(one)));
    const isSaved = await save({
      points: { ...Object.fromEntries(sound), [code]: value },
      commentaire: mine?.commentaire ?? '',
    });
    if (isSaved) announce(value === null ? 'Points retirés.' : 'Points enregistrés.');
  };
  const send = async () => {
    setRefusal([]);
    setAttempt(attempt + 1);
    if (errorsOf(criteres, points).length > 0) return;
    if (!(await save({ points, commentaire }))) return;
    setAttempt(0);
    notify('succes', 'Vos points sont enregistrés.');
  };
  return (
    <FormFrame className="rangs-grille" name="Vos points" onSend={send}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {pressed.map((critere) => (
        <GrilleRang
          key={critere.code}
          critere={critere}
          value={points[critere.code] as number | null | undefined}
          onGive={(value) => give(critere.code, value)}
        />
      ))}
      {written.length > 0 && (
        <FieldList
          fields={champsOf(written)}
          parentPath="points"
          value={byPaths('points', points)}
          errors={errors}
          onChange={(path, value) =>
            setTyped((before) => ({ ...before, [path.slice('points.'.length)]: value }))
          }
        />
      )}
      <Fold opensFor={commentaire !== ''} summary={commentaireRow.label}>
        <FieldList
          fields={{ commentaire: commentaireRow }}
          parentPath="grille"
          value={{ grille: { commentaire } }}
          onChange={(_, value) => setEcrit(String(value ?? ''))}
        />
      </Fold>
      {(written.length > 0 || ecrit !== null) && (
        <ActionButton kind="secondaire" isSmall>
          Enregistrer mes points
        </ActionButton>
      )}
    </FormFrame>
  );
}

type Body = { points: Points; commentaire: string };

/**
 * Makes one save at a time, each with the version that the one before returned, so that two quick presses do not refuse
 * one another; resolves to whether it was saved.
 */
function useSaves(version: number, send: (version: number, body: Body) => Promise<number | null>) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(version);
  const latest = useRef(send);
  useEffect(() => {
    known.current = Math.max(known.current, version);
    latest.current = send;
  });
  const given = useRef<Points>({});
  return (body: Body): Promise<boolean> => {
    given.current = body.points;
    const saved = last.current.then(async () => {
      // The points pressed while this one waited are sent with it.
      const next = await latest.current(known.current, { ...body, points: given.current });
      if (next === null) return false;
      known.current = next;
      return true;
    });
    last.current = saved;
    return saved;
  };
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

const errorsOf = (criteres: Grille['criteres'], points: Points): FieldError[] =>
  criteres
    .filter((one) => !isBlank(points[one.code]) && !isPoints(one, points[one.code]))
    .map(({ code, label, points: most }) => ({
      field: champ(code),
      message: problemMessage(instructionProblems['instruction.points'], { critere: label, points: most }),
    }));
