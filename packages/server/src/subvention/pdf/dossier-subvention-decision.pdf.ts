import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { sayDatesDecision } from '@asso/domain/dossier/decision.rules';
import { isAccorde, isDecide } from '@asso/domain/dossier/instruction.states';
import { suiteArgentImprimee } from '@asso/domain/dossier/suivi/suite-argent.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { ofService } from '@asso/domain/service/nom-service.words';
import type { Financement } from '@asso/domain/subvention/projet.fields';
import { facts } from '../../platform/pdf/facts.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { table } from '../../platform/pdf/table.ts';
import type { TableRow } from '../../platform/pdf/table-shape.ts';
import { heading } from '../../platform/pdf/text-blocks.ts';
import { collectLabels } from './dossier-subvention-etat.pdf.ts';

/**
 * Draws what services asked to correct, then the decision of each: when, by whom, why, and what it grants for each
 * project and year beside what was asked.
 */
export function drawDecision(pdf: Pdf, view: DossierSubventionView, at: Date): void {
  drawCorrections(pdf, view);
  const decided = view.instructions.filter(({ etat }) => isDecide(etat));
  const lines = linesOf(view);
  const isGranted = lines.some(({ accorde }) => accorde !== null);
  if (decided.length === 0 && !isGranted) return;
  heading(pdf, 2, 'Décision');
  facts(pdf, decided.flatMap(decisionFacts));
  if (!isGranted) return;
  table(pdf, {
    caption: 'Montants accordés',
    columns: [
      { title: 'Projet', isRowHeader: true },
      { title: 'Année' },
      { title: 'Service' },
      { title: 'Demandé', align: 'right' },
      { title: 'Accordé', align: 'right' },
    ],
    rows: [...lines.map(rowOf), ...totalOf(lines)],
  });
  drawVersements(pdf, view, at);
}

/** Draws, for each service that granted, what it has paid and what comes next. */
function drawVersements(pdf: Pdf, { instructions }: DossierSubventionView, at: Date): void {
  const granted = instructions.filter(
    ({ etat, montant_accorde }) => isAccorde(etat) && montant_accorde !== null,
  );
  if (granted.length === 0) return;
  heading(pdf, 2, 'Versements');
  facts(
    pdf,
    granted.map(({ service, argent, montant_accorde, montant_verse }) => ({
      label: service.nom,
      value: suiteArgentImprimee(argent, {
        service: service.nom,
        now: at,
        accorde: montant_accorde ?? 0,
        verse: montant_verse,
      }),
    })),
  );
}

type Instruction = DossierSubventionView['instructions'][number];

const decisionFacts = ({ service, motif, ...decision }: Instruction) => [
  { label: `Décision ${ofService(service.nom)}`, value: leSaid(sayDatesDecision(decision)) },
  ...(motif ? [{ label: `Motif ${ofService(service.nom)}`, value: motif }] : []),
];

const leSaid = (jours: string | null) => jours && `le ${jours}`;

/** Draws what services asked to correct, apart from the decisions, since it is not one. */
function drawCorrections(pdf: Pdf, { instructions }: DossierSubventionView): void {
  const asked = instructions.filter(({ etat, motif }) => etat === 'C' && motif);
  if (asked.length === 0) return;
  heading(pdf, 2, 'À corriger');
  facts(
    pdf,
    asked.map(({ service, motif, renvoye_le }) => ({
      label: `${service.nom}${renvoye_le ? `, le ${formatDate(new Date(renvoye_le))}` : ''}`,
      value: motif,
    })),
  );
}

type Line = { projet: string; annee: string; service: string; demande: number; accorde: number | null };

function linesOf(view: DossierSubventionView): Line[] {
  const services = collectLabels(view).service ?? {};
  return view.projets.flatMap(({ corps, numero_projet }) =>
    financementsLus(corps.financements, services).map((one) => ({
      projet: `${numero_projet}. ${corps.description?.intitule || 'Sans intitulé'}`,
      annee: String(one.annee ?? ''),
      service: services[String(one.id_service_instructeur)] ?? '',
      demande: sumEuros([one.montant_demande]),
      accorde: typeof one.montant_accorde === 'number' ? one.montant_accorde : null,
    })),
  );
}

/** Keeps the amounts of the services that the reader knows, so that what is asked and what is granted compare. */
const financementsLus = (lines: readonly Financement[] | null | undefined, services: object): Financement[] =>
  (lines ?? []).filter(({ id_service_instructeur }) =>
    Object.hasOwn(services, String(id_service_instructeur)),
  );

const rowOf = ({ projet, annee, service, demande, accorde }: Line): TableRow => ({
  cells: [projet, annee, service, formatEuros(demande), accorde === null ? null : formatEuros(accorde)],
});

function totalOf(lines: readonly Line[]): TableRow[] {
  if (lines.length < 2) return [];
  const sum = (of: (line: Line) => number | null) => formatEuros(sumEuros(lines.map(of)));
  return [
    { cells: ['Total', '', '', sum(({ demande }) => demande), sum(({ accorde }) => accorde)], tone: 'total' },
  ];
}
