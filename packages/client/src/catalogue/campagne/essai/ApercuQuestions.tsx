import type { CampagneVue } from '@asso/domain/catalogue/apercu.rules';
import type { Scopes } from '@asso/domain/kernel/asks';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { writeAnswer } from '../../../platform/draft/draft-changes.ts';
import { FieldList } from '../../../ui/fields/FieldList.tsx';

type ApercuQuestionsProps = {
  titre: string;
  bloc: string;
  vue: CampagneVue;
  scopes: Scopes;
  /** True to show the questions as they are read once the dossier is transmitted. */
  isLu: boolean;
};

/**
 * Shows the questions of a block so that they can be tried: those that depend on others appear and disappear as in the
 * real form.
 */
export function ApercuQuestions({ titre, bloc, vue, scopes, isLu }: ApercuQuestionsProps) {
  const [answers, setAnswers] = useState<{ essai?: object }>({});
  const custom = vue.champs_personnalises;
  if (Object.keys(custom[bloc] ?? {}).length === 0) return null;
  const fields: Fields = { essai: { kind: 'custom', label: titre, bloc } };
  return (
    <div className="pile pile--serree">
      <h3>{titre}</h3>
      <FieldList
        fields={fields}
        value={answers}
        onChange={(path, to) => setAnswers((before) => writeAnswer(before, path, to))}
        custom={custom}
        scopes={{ ...scopes, custom: answers.essai ?? {} }}
        hand={{ rights: { edit: !isLu }, writer: 'association', custom }}
        saysRequired={false}
      />
    </div>
  );
}
