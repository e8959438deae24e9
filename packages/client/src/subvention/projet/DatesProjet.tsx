import { formatWeekday } from '@asso/domain/identifiants/dates-longues';
import type { Fields } from '@asso/domain/kernel/fields';
import { isDate } from '@asso/domain/kernel/value-problems';
import { type PeriodePrete, periodesPretes } from '@asso/domain/subvention/dates-projet.rules';
import { sayAnneesAide, sayDayOutside, sayEndBeforeStart } from '@asso/domain/subvention/dates-projet.words';
import { useState } from 'react';
import { DateControl } from '../../ui/fields/DateControl.tsx';
import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { answerAt, type Form, type OwnControlProps } from '../../ui/fields/form.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { champsDates } from './champs-dates.ts';
import { DureeProjet } from './DureeProjet.tsx';
import './dates-projet.css';

type DatesProjetProps = { form: Form; fields: Fields; path: string; annees: readonly number[] };

const unJour = { value: 'un-jour', label: 'Un seul jour' };
const mesDates = { value: 'mes-dates', label: 'Mes dates' };

/**
 * The dates of a project: one press takes a whole period of the dossier's years, and a day typed without a year is in
 * the first of them.
 */
export function DatesProjet({ form, fields, path, annees }: DatesProjetProps) {
  const [exercice = 0] = annees;
  const years = { exercice, exercice_fin: annees.at(-1) ?? exercice };
  const [debutPath, finPath] = champsDates.map((name) => `${path}.${name}`) as [string, string];
  const [debut, fin] = [answerAt(form, debutPath), answerAt(form, finPath)];
  const pretes = periodesPretes(years);
  const [picked, setPicked] = useState<string | null>(null);
  // The days typed by hand come back when « Mes dates » is chosen again.
  const [own, setOwn] = useState<[unknown, unknown]>([debut, fin]);
  const set = (from: unknown, to: unknown) => {
    form.onChange(debutPath, from);
    form.onChange(finPath, to);
    form.onLeave?.(debutPath);
  };
  const choose = (value: unknown) => {
    const ready = pretes.find(({ id }) => id === value);
    if (!readyOf(pretes, debut, fin)) setOwn([debut, fin]);
    setPicked(ready ? null : String(value));
    if (ready) {
      set(ready.debut, ready.fin);
      announce(`Dates remplies : ${ready.label}.`);
    } else if (value === unJour.value) set(debut, debut);
    else set(...own);
  };
  const champsAsked = [debutPath, finPath];
  const known = [...(form.refusals ?? []), ...(form.errors ?? [])];
  const mode = picked ?? readyOf(pretes, debut, fin)?.id ?? (debut || fin ? mesDates.value : null);
  const isUnJour = mode === unJour.value && !errorAt(known, finPath);
  // The two date fields appear after a first choice, or at once when one of them must be corrected.
  const isAsked = mode !== null || champsAsked.some((one) => errorAt(known, one));
  const day = (props: OwnControlProps) => <Jour {...props} annees={years} />;
  const oneDay = (props: OwnControlProps) =>
    day({ ...props, label: 'Jour du projet', onChange: (to) => set(to, to) });
  return (
    <div className="dates-projet">
      <OptionsControl
        id={fieldId(`${path}.periode-prete`)}
        label="Quand se passe-t-il ?"
        help={sayAnneesAide(years)}
        options={[...pretes.map(({ id, label }) => ({ value: id, label })), unJour, mesDates]}
        value={mode}
        onChange={choose}
      />
      {isAsked && (
        <>
          <div className="dates-projet__jours">
            <FieldRows
              form={{
                ...form,
                own: { ...form.own, [debutPath]: isUnJour ? oneDay : day, [finPath]: day },
                warnings: { ...form.warnings, ...saidOf({ debutPath, finPath, debut, fin }, years) },
              }}
              fields={fields}
              parentPath={path}
              only={isUnJour ? champsDates.slice(0, 1) : champsDates}
            />
          </div>
          <DureeProjet debut={debut} fin={fin} annees={years} />
        </>
      )}
    </div>
  );
}

type Years = { exercice: number; exercice_fin: number };

const Jour = ({ annees, options: _, ...props }: OwnControlProps & { annees: Years }) => (
  <DateControl
    {...props}
    note={props.note ?? (isJour(props.value) ? formatWeekday(props.value) : undefined)}
    annee={annees.exercice}
  />
);

const isJour = (value: unknown): value is string => typeof value === 'string' && isDate(value);

const readyOf = (pretes: readonly PeriodePrete[], debut: unknown, fin: unknown): PeriodePrete | undefined =>
  pretes.find((one) => one.debut === debut && one.fin === fin);

type Saisie = { debutPath: string; finPath: string; debut: unknown; fin: unknown };

/**
 * Returns the errors of days outside the years, and of an end before its beginning, as soon as the days are complete.
 */
function saidOf({ debutPath, finPath, debut, fin }: Saisie, years: Years): Record<string, string> {
  const said = [
    [debutPath, isJour(debut) && sayDayOutside(debut, years)],
    [finPath, isJour(fin) && ((isJour(debut) && sayEndBeforeStart(debut, fin)) || sayDayOutside(fin, years))],
  ];
  return Object.fromEntries(said.filter(([, words]) => words));
}
