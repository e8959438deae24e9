import { DateControl } from '../fields/DateControl.tsx';
import { exempleJour } from '../fields/exemple-jour.ts';
import { formatPeriod, isDay, splitDays } from './filters.ts';
import './filter-bar.css';

type PeriodControlProps = {
  id: string;
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** True once the person tried to apply the filter: what is wrong is then said. */
  isChecked: boolean;
};

/** The two days of a period; a day left empty opens the period on that side. */
export function PeriodControl({ id, label, value = '', onChange, isChecked }: PeriodControlProps) {
  const { from, to } = splitDays(value);
  const wrong = (day: string) =>
    isChecked && day !== '' && !isDay(day) ? `Ce jour n’existe pas. Exemple : ${exempleJour()}.` : undefined;
  const isReversed = isChecked && isDay(from) && isDay(to) && to < from;
  return (
    <fieldset className="filtres-periode">
      <legend>{label}</legend>
      <DateControl
        id={`${id}-du`}
        label="Du"
        value={from}
        error={wrong(from)}
        onChange={(day) => onChange(formatPeriod({ from: text(day), to }))}
      />
      <DateControl
        id={`${id}-au`}
        label="Au"
        value={to}
        error={wrong(to) ?? (isReversed ? 'Ce jour vient avant le premier.' : undefined)}
        onChange={(day) => onChange(formatPeriod({ from, to: text(day) }))}
      />
    </fieldset>
  );
}

const text = (day: unknown): string => (typeof day === 'string' ? day : '');
