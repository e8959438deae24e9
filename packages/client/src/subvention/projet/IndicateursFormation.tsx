import { isBlank } from '@asso/domain/kernel/asks';
import type { Fields, ListRow } from '@asso/domain/kernel/fields';
import {
  type Evaluation,
  findIndicateur,
  type Indicateur,
  rangs,
  sayJours,
} from '@asso/domain/subvention/indicateurs.rules';
import { Fold } from '../../ui/Fold.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { FieldMarks } from '../../ui/fields/field-marks.ts';
import { type Form, valueAt } from '../../ui/fields/form.ts';
import { GroupFrame } from '../../ui/fields/GroupFrame.tsx';
import type { GroupEditorProps } from '../../ui/fields/group-kinds.ts';
import { NombrePrevu } from './NombrePrevu.tsx';
import './projets.css';

/**
 * The indicators of a training: the volunteers are taken from the project's people, and the days are computed from the
 * sessions, which may be left out.
 */
export function IndicateursFormation({ form, row, path }: GroupEditorProps) {
  const at = `${path}.indicateurs`;
  const list = row.fields.indicateurs as ListRow;
  const evaluation = (valueAt(form, path) ?? {}) as Evaluation;
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], at);
  const sessions = findIndicateur(evaluation, rangs.sessions);
  const isCounted = !isBlank(sessions?.prevu_min) || !isBlank(evaluation.duree_par_session);
  const folded = [`${at}.${sessions?.id}`, `${path}.duree_par_session`];
  const hasErrors = [...(form.refusals ?? []), ...(form.errors ?? [])].some(({ field }) =>
    folded.some((one) => field === one || field.startsWith(`${one}.`)),
  );
  const prevu = (rang: number) => (
    <Prevu form={form} path={at} indicateur={findIndicateur(evaluation, rang)} />
  );
  return (
    <GroupFrame path={at} label={list.label} error={error}>
      {prevu(rangs.nombreTotal)}
      <Fold opensFor={isCounted || hasErrors} summary="Compter aussi les sessions et les jours (facultatif)">
        <div className="pile">
          {prevu(rangs.sessions)}
          <div className="bornes">
            <FieldMarks value="groupe">
              <FieldRows form={form} fields={row.fields} parentPath={path} only={['duree_par_session']} />
            </FieldMarks>
          </div>
          <Jours evaluation={evaluation} />
        </div>
      </Fold>
    </GroupFrame>
  );
}

/** People and sessions are whole numbers. */
const entiers = {
  prevu_min: { kind: 'int', label: 'Au moins', min: 0, requiredAt: 'transmission' },
  prevu_max: { kind: 'int', label: 'Au plus', min: 0, requiredAt: 'transmission' },
} as const satisfies Fields;

type PrevuProps = { form: Form; path: string; indicateur: Indicateur | undefined };

function Prevu({ form, path, indicateur }: PrevuProps) {
  if (!indicateur) return null;
  const linePath = `${path}.${indicateur.id}`;
  const label = indicateur.intitule ?? 'Nombre prévu';
  return (
    <fieldset className="bornes" id={fieldId(linePath)} aria-label={label}>
      <NombrePrevu form={form} path={linePath} label={label} bornes={entiers} decimals={0} />
    </fieldset>
  );
}

/** Shows « 4 sessions × 1,50 jour = 6,00 jours », for the lower and the upper bound. */
function Jours({ evaluation }: { evaluation: Evaluation }) {
  const sessions = findIndicateur(evaluation, rangs.sessions);
  const duree = evaluation.duree_par_session;
  const least = sayJours(sessions?.prevu_min, duree);
  const most = sayJours(sessions?.prevu_max, duree);
  const intitule = findIndicateur(evaluation, rangs.jours)?.intitule ?? 'Jours de formation';
  return (
    <div className="jours">
      <p className="bornes__titre">{intitule}</p>
      <output className="jours__calcul nombre">
        {least === null && most === null && (
          <span className="discret">Calculé avec les sessions et leur durée.</span>
        )}
        {least !== null && (least === most ? <span>{least}</span> : <span>Au moins : {least}</span>)}
        {most !== null && least !== most && <span>Au plus : {most}</span>}
      </output>
    </div>
  );
}
