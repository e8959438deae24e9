import { kernelProblems } from '@asso/domain/kernel/problems';
import { Suspense } from 'react';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import type { SaisieProps } from './saisie-props.ts';
import type { EditionSuite } from './use-edition.ts';
import { allSentences, type Press } from './use-press.ts';

const FieldsConflict = lazyPart(() =>
  import('../../ui/draft/FieldsConflict.tsx').then((module) => module.FieldsConflict),
);

/** The fields of a form, with what is wrong above them and the outcome of the last save below. */
export function SaisieFields<T extends object>({ press, ...props }: SaisieProps<T> & { press: Press }) {
  const { saisie, fields, prefix, stage = 'saisie', markedAt = stage, hand, scopes, saysRequired } = props;
  const { typed, suite, conflict } = saisie;
  const inside = placedAt(prefix);
  const errors = press.shown.map(inside.error);
  const refusals = saisie.refusals.map(inside.error);
  return (
    <>
      <ErrorSummary errors={[...errors, ...refusals]} attempt={press.attempt + saisie.attempt} />
      {saisie.isRecovered && (
        <Notice tone="info" title="Ce que vous aviez écrit est retrouvé.">
          Vos changements n’étaient pas enregistrés. Vérifiez-les, puis enregistrez.
        </Notice>
      )}
      {props.before}
      <FieldList
        fields={fields}
        parentPath={prefix}
        value={prefix === undefined ? typed : { [prefix]: typed }}
        onChange={(path, to) => saisie.change(inside.own(path), to)}
        onLeave={(path) => props.onLeave?.(inside.own(path))}
        options={{ ...props.options, ...inside.keys(props.options) }}
        notes={inside.keys(props.notes)}
        own={inside.keys(props.own)}
        after={inside.keys(props.after)}
        sentences={allSentences(props.sentences)}
        {...{ errors, refusals, hand, scopes, saysRequired }}
        stage={markedAt}
      />
      {props.children}
      {suite !== undefined && (
        <div role="status">
          <SuiteNotice suite={suite} />
        </div>
      )}
      {press.isAsked && props.confirm?.({ onConfirm: press.confirm, onClose: press.close })}
      <Suspense>
        {conflict && (
          <FieldsConflict
            par={conflict.par ?? undefined}
            isMine={conflict.isMine}
            champs={conflict.champs}
            fields={fields}
            words={{ options: props.options }}
            onResolve={saisie.resolve}
            onClose={saisie.dropConflict}
          />
        )}
      </Suspense>
    </>
  );
}

/** Adds the prefix to the paths of the form, so that its ids differ from those of other fields on the page. */
function placedAt(prefix: string | undefined) {
  const at = (path: string) => (prefix === undefined || path === '' ? path : `${prefix}.${path}`);
  return {
    error: ({ field, message }: FieldError): FieldError => ({ field: at(field), message }),
    own: (path: string) => (prefix === undefined ? path : path.slice(prefix.length + 1)),
    keys: <V,>(by: Readonly<Record<string, V>> = {}): Record<string, V> =>
      Object.fromEntries(Object.entries(by).map(([path, value]) => [at(path), value])),
  };
}

function SuiteNotice({ suite }: { suite: EditionSuite }) {
  switch (suite) {
    case undefined:
    case null:
      return null;
    case 'inchange':
      return <Notice tone="info" title={kernelProblems['kernel.inchange'].message} />;
    case 'injoignable':
      return (
        <Notice tone="erreur" title="Enregistrement impossible.">
          Vos réponses sont gardées sur cet appareil. Vérifiez votre connexion, puis enregistrez à nouveau.
        </Notice>
      );
  }
}
