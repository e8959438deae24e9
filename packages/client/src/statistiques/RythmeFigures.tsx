import type { Rythme } from '@asso/contract/statistiques/rythme.schemas';
import { count, formatNombre, formatPourcent } from '@asso/domain/identifiants/nombres-affiches';
import { csvText } from '@asso/domain/kernel/csv';
import { decisionsMin } from '@asso/domain/statistiques/rythme.rules';
import type { ReactNode } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { saveFile } from '../platform/save-file.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { RythmeDessin } from './RythmeDessin.tsx';
import { type MoisCompare, moisCompares, moisNomme, tableauRythme } from './rythme-lignes.ts';
import { type Choisi, listHref } from './statistiques-query.ts';
import './rythme.css';

type RythmeFiguresProps = {
  rythme: Rythme;
  choisi: Choisi;
  /** Stands beside the months on a wide window, where the drawing is then above the table. */
  children?: ReactNode;
};

/** Compares the days taken to decide and to pay with those promised, and each month with that of the year before. */
export function RythmeFigures({ rythme, choisi, children }: RythmeFiguresProps) {
  const { promesses, aRattraper } = rythme;
  const [present, avant] = rythme.annees;
  if (!present || !avant) return children;
  // What is late now is late whatever the year that the page compares.
  const { exercice: _, ...enCours } = choisi;
  const lines = moisCompares(present, avant);
  const enRetard = aRattraper.decider + aRattraper.payer;
  // Months of too few decisions have no bar: a drawing of promises alone would say nothing.
  const isDrawn = lines.some(({ decider, payer }) => decider.mediane !== null || payer.mediane !== null);
  const days = (n: number | null) => (n === null ? '–' : formatNombre(n));
  const exporter = () =>
    saveFile({
      blob: new Blob([csvText(tableauRythme(rythme))], { type: 'text/csv;charset=utf-8' }),
      name: `delais-${present.annee}.csv`,
    });
  return (
    <>
      <FiguresSection
        titre="Tenons-nous nos délais ?"
        aide={recusSaid(present, avant)}
        actions={
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={exporter}>
            Télécharger les délais (csv)
          </button>
        }
      >
        <ul className="liste-nue rythme__cartes">
          <Carte
            titre="Décider"
            mesure={present.decider}
            avant={avant}
            promis={promesses.decider}
            quoi="decider"
          />
          <Carte
            titre="Payer, après la décision"
            mesure={present.payer}
            avant={avant}
            promis={promesses.payer}
            quoi="payer"
          />
          <Carte
            titre="Du dépôt à l’argent"
            mesure={present.argent}
            avant={avant}
            promis={null}
            quoi="argent"
          />
          <li className="cadre rythme__carte">
            <h3 className="fr-h6">À rattraper</h3>
            <p>
              <strong className="rythme__jours">{formatNombre(enRetard)}</strong>{' '}
              {enRetard < 2 ? 'dossier' : 'dossiers'}
            </p>
            <p>
              <EnLien href={aRattraper.decider > 0 ? listHref(enCours, { retard: ['oui'] }) : null}>
                {count(aRattraper.decider, 'attend une décision', 'attendent une décision')} depuis plus que
                promis
              </EnLien>
            </p>
            <p>
              <EnLien href={aRattraper.payer > 0 ? listHref(enCours, { a_payer: ['retard'] }) : null}>
                {count(aRattraper.payer, 'est à payer', 'sont à payer')} depuis plus que promis
              </EnLien>
            </p>
          </li>
        </ul>
      </FiguresSection>
      <div className={lines.length > 0 && children ? 'figures__deux' : undefined}>
        {lines.length > 0 && (
          <FiguresSection titre="Délais, mois par mois">
            <div className={isDrawn && !children ? 'figures__cote' : 'pile'}>
              {isDrawn && <RythmeDessin lines={lines} annee={present.annee} promesses={promesses} />}
              <FiguresTable
                caption={`Délais en jours, par mois, en ${present.annee} et en ${avant.annee}`}
                nom={['mois', 'mois']}
                rows={lines}
                rowId={({ mois }) => String(mois)}
                columns={[
                  { key: 'mois', label: 'Mois', isHeader: true, cell: ({ mois }) => moisNomme(mois) },
                  {
                    key: 'decides',
                    label: 'Décidés',
                    isNumber: true,
                    cell: ({ decider }) => formatNombre(decider.n),
                  },
                  {
                    key: 'decider',
                    label: 'Décider',
                    isNumber: true,
                    cell: ({ decider }) => <Jours n={decider.mediane} promis={promesses.decider} />,
                  },
                  {
                    key: 'decider-avant',
                    label: `En ${avant.annee}`,
                    title: `Décider, en ${avant.annee}`,
                    isNumber: true,
                    cell: (line: MoisCompare) => days(line.deciderAvant),
                  },
                  {
                    key: 'payes',
                    label: 'Payés',
                    isNumber: true,
                    cell: ({ payer }) => formatNombre(payer.n),
                  },
                  {
                    key: 'payer',
                    label: 'Payer',
                    isNumber: true,
                    cell: ({ payer }) => <Jours n={payer.mediane} promis={promesses.payer} />,
                  },
                  {
                    key: 'payer-avant',
                    label: `En ${avant.annee}`,
                    title: `Payer, en ${avant.annee}`,
                    isNumber: true,
                    cell: (line: MoisCompare) => days(line.payerAvant),
                  },
                ]}
              />
            </div>
          </FiguresSection>
        )}
        {children}
      </div>
    </>
  );
}

type Annee = Rythme['annees'][number];

const recusSaid = (present: Annee, avant: Annee): string => {
  const { annee, recus, decider, payer } = present;
  const said = `En ${annee} : ${count(recus, 'dossier reçu', 'dossiers reçus')}, ${count(decider.n, 'décidé', 'décidés')}, ${count(payer.n, 'payé', 'payés')}.`;
  return [said, renvoyesSaid(present, avant), 'Jours du calendrier depuis le premier envoi, à la médiane.']
    .filter(Boolean)
    .join(' ');
};

/**
 * Says which share of the dossiers received was sent back, compared with the year before when dossiers were received
 * then.
 */
function renvoyesSaid({ recus, renvoyes }: Annee, avant: Annee): string {
  if (recus === 0) return '';
  const before =
    avant.recus > 0 ? ` (${formatPourcent((100 * avant.renvoyes) / avant.recus)} en ${avant.annee})` : '';
  return `${formatPourcent((100 * renvoyes) / recus)} ont été renvoyés pour être corrigés${before}.`;
}

type CarteProps = {
  titre: string;
  mesure: Annee['decider'];
  avant: Annee;
  promis: number | null;
  quoi: 'decider' | 'payer' | 'argent';
};

/**
 * Shows the days taken to decide or to pay and the share done in time; a delay beyond the promise is also said in
 * words.
 */
function Carte({ titre, mesure, avant, promis, quoi }: CarteProps) {
  const { mediane, neuviemeDecile, aTemps, n } = mesure;
  if (mediane === null || aTemps === null)
    return (
      <li className="cadre rythme__carte">
        <h3 className="fr-h6">{titre}</h3>
        <p>Trop peu de dossiers pour un délai{n > 0 && ` (${n} sur ${decisionsMin} au moins)`}.</p>
      </li>
    );
  const change = avant[quoi].mediane === null ? null : mediane - avant[quoi].mediane;
  const isLate = promis !== null && mediane > promis;
  return (
    <li className="cadre rythme__carte">
      <h3 className="fr-h6">{titre}</h3>
      <p className="rythme__nombre">
        <strong className="rythme__jours">{formatNombre(mediane)}</strong> jours{' '}
        {promis !== null && (
          <span className={isLate ? 'rythme__promis rythme__promis--depasse' : 'rythme__promis'}>
            promis : {promis}
            {isLate && <span className="invisible"> (dépassé)</span>}
          </span>
        )}
      </p>
      <span className="part__fond" aria-hidden="true">
        <span className="part__barre" style={{ inlineSize: `${aTemps}%` }} />
      </span>
      <p className="discret">
        <strong>{formatPourcent(aTemps)}</strong> à temps · 9 sur 10 en{' '}
        {count(neuviemeDecile ?? 0, 'jour', 'jours')}
      </p>
      {change !== null && <p className="discret">{changeSaid(change, avant.annee)}</p>}
    </li>
  );
}

function changeSaid(change: number, annee: number): string {
  if (change === 0) return `Comme en ${annee}`;
  return `${count(Math.abs(change), 'jour', 'jours')} de ${change < 0 ? 'moins' : 'plus'} qu’en ${annee}`;
}

const Jours = ({ n, promis }: { n: number | null; promis: number | null }) =>
  n !== null && promis !== null && n > promis ? (
    <strong className="rythme__depasse">{formatNombre(n)}</strong>
  ) : n === null ? (
    '–'
  ) : (
    formatNombre(n)
  );

const EnLien = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? <AppLink href={href}>{children}</AppLink> : children;
