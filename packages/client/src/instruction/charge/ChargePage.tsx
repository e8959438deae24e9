import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import { type PersonneChargee, tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { type ColonneCharge, sayColonneCharge, sumToStudy } from '@asso/domain/instruction/charge.rules';
import { Suspense, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { actedPart } from '../../ui/page/lazy-part.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ResultatEnPlace, useLaisses } from '../file/en-place/ResultatEnPlace.tsx';
import { absencesHref, aiguillageHref, colonneHref } from './charge-href.ts';
import { PageDuService } from './PageDuService.tsx';
import './charge.css';

const RepartirDialog = actedPart(async () => (await import('./RepartirDialog.tsx')).RepartirDialog);

/**
 * Shows how many dossiers each person of the team has, by week of deadline. A figure opens its dossiers, and the
 * dossiers of a person may be given to somebody else.
 */
export function ChargePage() {
  return (
    <PageDuService
      titre="Charge de l’équipe"
      chapo="Les dossiers de chacun, à l’étude, selon la semaine où leur délai habituel de réponse se termine."
      actions={
        <>
          <AppLink href={absencesHref}>Absences</AppLink>
          {' · '}
          <AppLink href={aiguillageHref}>Règles d’affectation</AppLink>
        </>
      }
    >
      {(service, isOneOfMany) => (
        <ChargeDuService key={service.id} service={service} isOneOfMany={isOneOfMany} />
      )}
    </PageDuService>
  );
}

type ChargeDuServiceProps = { service: BureauService; isOneOfMany: boolean };

function ChargeDuService({ service, isOneOfMany }: ChargeDuServiceProps) {
  const read = useRead(tableauEndpoints.readCharge, { params: { service: service.id } });
  const [partagee, setPartagee] = useState<PersonneChargee | null>(null);
  const { onLaisses, ...laisses } = useLaisses();
  if (read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state === 'refuse') return <p>{read.problem.message}</p>;
  const { colonnes, personnes } = read.value;
  const most = Math.max(1, ...personnes.flatMap(({ nombres }) => nombres));
  const total = personnes.reduce((sum, { nombres }) => sum + sumToStudy(nombres), 0);
  const columns: Column<PersonneChargee>[] = [
    {
      key: 'nom',
      label: 'Personne',
      isHeader: true,
      cell: ({ nom, isDuService }) => (
        <>
          {nom}
          {!isDuService && <span className="discret"> (compte fermé)</span>}
        </>
      ),
    },
    {
      key: 'total',
      label: 'À étudier',
      isNumber: true,
      cell: ({ nombres }) => <strong>{formatNombre(sumToStudy(nombres))}</strong>,
    },
    ...colonnes.map(
      ({ code, lundi }, rank): Column<PersonneChargee> => ({
        key: code,
        label: lundi === null ? majuscule(sayColonneCharge(code)) : formatDay(lundi).slice(0, 5),
        title: lundi === null ? undefined : `Semaine du lundi ${formatDay(lundi)}, ${sayColonneCharge(code)}`,
        isNumber: true,
        cell: (personne) => (
          <Case
            n={personne.nombres[rank] ?? 0}
            most={most}
            code={code}
            personne={personne}
            service={isOneOfMany ? service.id : null}
          />
        ),
      }),
    ),
    {
      key: 'agir',
      label: 'Agir',
      hidesLabel: true,
      cell: (personne) =>
        sumToStudy(personne.nombres) > 0 && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            onClick={() => setPartagee(personne)}
          >
            Confier…<span className="invisible"> les dossiers {withElision(personne.nom)}</span>
          </button>
        ),
    },
  ];
  return (
    <div className="pile pile--serree">
      <ResultatEnPlace {...laisses} />
      <p>
        {count(total, 'dossier à étudier', 'dossiers à étudier')}. Chaque nombre ouvre ses dossiers dans la
        file.
      </p>
      <DataTable
        className="charge"
        caption={`Charge ${withElision(service.nom)}, par personne et par semaine`}
        hidesCaption
        columns={columns}
        rows={personnes}
        rowId={({ id }) => id ?? 'personne'}
      />
      {partagee && (
        <Suspense>
          <RepartirDialog
            service={service}
            personne={partagee}
            personnes={personnes}
            onLaisses={onLaisses}
            onClose={() => setPartagee(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const majuscule = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

type CaseProps = {
  n: number;
  most: number;
  code: ColonneCharge;
  personne: PersonneChargee;
  service: string | null;
};

/** Shows a number of dossiers with a bar, so that large numbers are seen without reading. */
function Case({ n, most, code, personne, service }: CaseProps) {
  if (n === 0) return <span className="charge__case charge__case--zero discret">0</span>;
  return (
    <AppLink
      className={`charge__case${code === 'retard' ? ' charge__case--retard' : ''}`}
      href={colonneHref({ code, personne: personne.id, service })}
    >
      {formatNombre(n)}
      <span className="invisible">
        {' '}
        {n < 2 ? 'dossier' : 'dossiers'}, {sayColonneCharge(code)}, {personne.nom}
      </span>
      <span className="charge__barre" aria-hidden="true" style={{ inlineSize: `${(3.5 * n) / most}rem` }} />
    </AppLink>
  );
}
