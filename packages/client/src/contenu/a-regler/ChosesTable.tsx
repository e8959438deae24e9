import type { ARegler } from '@asso/contract/contenu/a-regler.endpoints';
import { type Gravite, gravites } from '@asso/domain/contenu/a-regler/a-regler.rules';
import { daysBetween } from '@asso/domain/identifiants/echeances-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { type BadgeTone, StateBadge } from '../../ui/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';

type Chose = ARegler['choses'][number];

const tones: Record<Gravite, BadgeTone> = {
  bloque: 'rouge',
  'en-retard': 'rouge',
  'a-decider': 'orange',
  'a-corriger': 'orange',
  'a-repondre': 'orange',
  'a-prevoir': 'gris',
};

/** Lists what to settle, one line for each cause, the most serious first, with a link. */
export const ChosesTable = ({ choses }: { choses: readonly Chose[] }) => (
  <DataTable
    caption="Ce qui ne va pas ou attend"
    hidesCaption
    className="a-regler"
    rows={choses}
    rowId={({ id }) => id}
    columns={[
      {
        key: 'gravite',
        label: 'Gravité',
        hidesLabel: true,
        width: '8.5rem',
        cell: ({ gravite }) => <StateBadge tone={tones[gravite]}>{gravites[gravite]}</StateBadge>,
      },
      { key: 'quoi', label: 'Quoi', isHeader: true, cell: ({ quoi }) => quoi },
      {
        key: 'detail',
        label: 'Détail',
        hidesLabel: true,
        cell: ({ detail }) => <span className="discret">{detail}</span>,
      },
      {
        key: 'depuis',
        label: 'Depuis',
        width: '6.5rem',
        cell: ({ depuis }) => <span className="discret">{depuis ? ageSaid(depuis) : '–'}</span>,
      },
      {
        key: 'agir',
        label: 'Agir',
        hidesLabel: true,
        width: '15rem',
        cell: ({ quoi, acte }) => (
          <AppLink href={acte.href}>
            {acte.label}
            <span className="invisible"> : {quoi}</span>
          </AppLink>
        ),
      },
    ]}
  />
);

/** Returns « aujourd’hui », « hier » or « 6 jours ». */
function ageSaid(depuis: string): string {
  const days = daysBetween(new Date(depuis), now(), 'Europe/Paris');
  if (days <= 0) return 'aujourd’hui';
  return days === 1 ? 'hier' : count(days, 'jour', 'jours');
}
