import type { SuiviImport } from './suivi-import.sql.ts';

type Point = { suivi: Pick<SuiviImport, 'nom' | 'lignes' | 'lu' | 'taille'>; at: number };

/** Reports how far the file has been read, at most once in `everyMs`; `now` is in milliseconds. */
export function tellAvancement({
  say,
  now,
  everyMs,
}: {
  say: (text: string) => void;
  now: () => number;
  everyMs: number;
}) {
  let start: Point | undefined;
  let told = 0;
  return (suivi: Point['suivi']): void => {
    const here = { suivi, at: now() };
    if (start?.suivi.nom !== suivi.nom) start = here;
    if (here.at - told < everyMs) return;
    told = here.at;
    say(avancementText(start, here));
  };
}

/** Gives the progress in words, such as « rna.csv : 1 250 000 lignes, 50 %, 12 400 lignes/s, reste 1 min 40 s ». */
export function avancementText(start: Point, { suivi, at }: Point): string {
  const { nom, lignes, lu, taille } = suivi;
  const seconds = (at - start.at) / 1000;
  const parts = [`${number(lignes)} lignes`, `${Math.floor((100 * lu) / Math.max(1, taille))} %`];
  const read = lu - start.suivi.lu;
  if (seconds > 0 && read > 0) {
    parts.push(`${number(Math.round((lignes - start.suivi.lignes) / seconds))} lignes/s`);
    parts.push(`reste ${duration(((taille - lu) * seconds) / read)}`);
  }
  return `${nom} : ${parts.join(', ')}`;
}

const number = (n: number): string => n.toLocaleString('fr-FR');

/** Gives a duration in words, such as « 45 s », « 1 min 40 s » or « 2 h 05 ». */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const two = (n: number) => String(n).padStart(2, '0');
  if (whole < 60) return `${whole} s`;
  return minutes < 60
    ? `${minutes} min ${two(whole % 60)} s`
    : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`;
}
