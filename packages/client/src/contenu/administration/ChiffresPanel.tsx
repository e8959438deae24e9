import { type Chiffres, chiffresEndpoints } from '@asso/contract/contenu/chiffres.endpoints';
import { daysBeforeAbandoned } from '@asso/domain/contenu/chiffres.rules';
import { reponsesMin } from '@asso/domain/contenu/satisfaction.rules';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { count, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { csvText } from '@asso/domain/kernel/csv';
import { stepsSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPart } from '../../platform/page/ReadPart.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { useRead } from '../../platform/use-read.ts';
import { FiguresSection } from '../../statistiques/FiguresSection.tsx';
import { Part } from '../../statistiques/Part.tsx';
import { RythmeFigures } from '../../statistiques/RythmeFigures.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import '../../statistiques/statistiques.css';

/** The figures of the portal for two years side by side; the address holds the year. */
export function ChiffresPanel() {
  const annee = useQueryParams().get('annee');
  const read = useRead(chiffresEndpoints.readChiffres, {
    query: { annee: annee && /^20\d{2}$/.test(annee) ? annee : undefined },
  });
  return (
    <ReadPart read={read}>
      {({ rythme, annees }) => {
        const [present, avant] = annees.map((one) => ({
          recus: 0,
          renvoyes: 0,
          ...rythme.annees.find(({ annee: of }) => of === one.annee),
          ...one,
        }));
        if (!present || !avant) return null;
        return (
          <div className="pile figures-toutes">
            <Annees annee={present.annee} />
            <RythmeFigures rythme={rythme} choisi={{}} />
            <Parcours present={present} avant={avant} />
            <Etapes present={present} avant={avant} />
          </div>
        );
      }}
    </ReadPart>
  );
}

type Annee = Chiffres['annees'][number] & { recus: number; renvoyes: number };
type DeuxAnnees = { present: Annee; avant: Annee };

const href = (annee: number): string => `/administration/lca?onglet=chiffres&annee=${annee}`;

const Annees = ({ annee }: { annee: number }) => (
  <nav className="actions actions--ligne" aria-label="Année">
    <AppLink href={href(annee - 1)}>{annee - 1}</AppLink>
    <strong aria-current="page">
      {annee}, comparée à {annee - 1}
    </strong>
    {annee < Number(localDay(now()).slice(0, 4)) && <AppLink href={href(annee + 1)}>{annee + 1}</AppLink>}
  </nav>
);

type Ligne = { nom: string; of: (annee: Annee) => ReactNode };

const lignes: readonly Ligne[] = [
  { nom: 'Demandes commencées', of: ({ commencees }) => formatNombre(commencees) },
  { nom: 'Envoyées', of: ({ envoyees }) => formatNombre(envoyees) },
  {
    nom: 'Menées à leur terme',
    of: ({ envoyees, commencees }) => <Part of={envoyees} whole={commencees} />,
  },
  { nom: 'Laissées en route', of: ({ laissees }) => formatNombre(laissees) },
  { nom: 'Renvoyées pour être corrigées', of: ({ renvoyes, recus }) => <Part of={renvoyes} whole={recus} /> },
  {
    nom: 'Personnes satisfaites',
    of: ({ satisfaction }) =>
      satisfaction === null ? 'pas assez d’avis' : <Part of={satisfaction} whole={100} />,
  },
  { nom: 'Avis donnés', of: ({ reponses }) => formatNombre(reponses) },
];

/** Shows how many dossiers are begun, transmitted and abandoned, and what people say of it. */
function Parcours({ present, avant }: DeuxAnnees) {
  const exporter = () =>
    saveFile({
      blob: new Blob([csvText(tableau(present, avant))], { type: 'text/csv;charset=utf-8' }),
      name: `chiffres-du-portail-${present.annee}.csv`,
    });
  return (
    <FiguresSection
      titre="Combien vont jusqu’au bout ?"
      aide={`Une demande est laissée en route quand elle n’est pas envoyée et que personne n’y a touché depuis ${daysBeforeAbandoned} jours. La satisfaction demande ${reponsesMin} avis.`}
    >
      <DataTable
        caption="Demandes commencées, envoyées et laissées"
        hidesCaption
        rows={lignes}
        rowId={({ nom }) => nom}
        columns={[
          { key: 'nom', label: 'Quoi', isHeader: true, cell: ({ nom }) => nom },
          { key: 'present', label: String(present.annee), cell: ({ of }) => of(present) },
          { key: 'avant', label: String(avant.annee), cell: ({ of }) => of(avant) },
        ]}
      />
      <div className="actions">
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={exporter}>
          Télécharger ces chiffres (csv)
        </button>
      </div>
    </FiguresSection>
  );
}

const titreDEtape = (etape: string): string => stepsSubvention.find(({ id }) => id === etape)?.title ?? etape;

/** Shows at which step the abandoned dossiers stopped. */
function Etapes({ present, avant }: DeuxAnnees) {
  const nBefore = (etape: string) => avant.etapes.find((one) => one.etape === etape)?.n ?? 0;
  return (
    <FiguresSection
      titre="À quelle étape s’arrête-t-on ?"
      aide={`${count(present.laissees, 'demande laissée', 'demandes laissées')} en ${present.annee}, ${formatNombre(avant.laissees)} en ${avant.annee}, comptées d’après le dernier enregistrement de chacune. Personne n’est suivi.`}
    >
      <DataTable
        caption="Demandes laissées en route, par étape"
        hidesCaption
        rows={present.etapes}
        rowId={({ etape }) => etape}
        columns={[
          { key: 'etape', label: 'Étape', isHeader: true, cell: ({ etape }) => titreDEtape(etape) },
          { key: 'n', label: String(present.annee), isNumber: true, cell: ({ n }) => formatNombre(n) },
          { key: 'part', label: 'Part', cell: ({ n }) => <Part of={n} whole={present.laissees} /> },
          {
            key: 'avant',
            label: String(avant.annee),
            isNumber: true,
            cell: ({ etape }) => formatNombre(nBefore(etape)),
          },
          {
            key: 'part-avant',
            label: `Part en ${avant.annee}`,
            cell: ({ etape }) => <Part of={nBefore(etape)} whole={avant.laissees} />,
          },
        ]}
      />
    </FiguresSection>
  );
}

const tableau = (present: Annee, avant: Annee): (string | number | null)[][] => [
  ['Quoi', present.annee, avant.annee],
  ...[present, avant].reduce<(string | number | null)[][]>((lines, annee, rank) => {
    const values: [string, number | null][] = [
      ['Demandes commencées', annee.commencees],
      ['Envoyées', annee.envoyees],
      ['Laissées en route', annee.laissees],
      ['Reçues', annee.recus],
      ['Renvoyées pour être corrigées', annee.renvoyes],
      ['Personnes satisfaites, en %', annee.satisfaction],
      ['Avis donnés', annee.reponses],
      ...annee.etapes.map(({ etape, n }): [string, number] => [`Laissées à : ${titreDEtape(etape)}`, n]),
    ];
    return rank === 0
      ? values.map(([nom, value]) => [nom, value])
      : lines.map((line, at) => [...line, values[at]?.[1] ?? null]);
  }, []),
];
