import type { CrfProjetView, CrfView } from '@asso/contract/crf/crf.schemas';
import { sayDatesPrevues } from '@asso/domain/crf/crf.words';
import { listCustomFields } from '@asso/domain/crf/crf-complet.rules';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import {
  compareCrf,
  type Ecart,
  findExplication,
  listEcartsCrf,
  readSeuils,
  sayEcart,
  sayPartRealisee,
} from '@asso/domain/crf/ecarts.rules';
import {
  readRealisation,
  realisations,
  saySommeRealisee,
  sayUtilisation,
} from '@asso/domain/crf/realisation.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { describeBalance } from '@asso/domain/referentiel/budget.words';
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import { drawFields } from '../platform/pdf/draw-fields.ts';
import { facts } from '../platform/pdf/facts.ts';
import type { Pdf } from '../platform/pdf/pdf.ts';
import { table } from '../platform/pdf/table.ts';
import type { TableRow } from '../platform/pdf/table-shape.ts';
import { heading, paragraph } from '../platform/pdf/text-blocks.ts';

/** Draws one project: what became of it, then what was planned and realised side by side. */
export function drawProjetCrf(pdf: Pdf, { view, projet }: { view: CrfView; projet: CrfProjetView }): void {
  const { corps, prevu, numero_projet } = projet;
  const {
    financements,
    cofinancements,
    budgetCrf: _drawnBelow,
    isRealised: _r,
    isReported: _p,
    ...rows
  } = crfProjetFields;
  const campagne = view.campagne as Campagne;
  const given = {
    value: corps,
    level: 3 as const,
    scopes: { projet: corps, custom: corps.customs ?? {}, dossier: { indicateurs: view.indicateurs } },
    custom: listCustomFields({ campagne }),
    labels: { service: Object.fromEntries(view.dossier.services.map(({ id, nom }) => [id, nom])) },
  };
  const choix = readRealisation(corps);
  heading(pdf, 2, `Projet ${numero_projet} : ${prevu.intitule || 'sans intitulé'}`);
  const prevues = sayDatesPrevues(prevu.dates);
  facts(pdf, [
    { label: 'Réalisation', value: choix && realisations[choix] },
    ...(prevues ? [{ label: 'Dates', value: prevues }] : []),
  ]);
  drawFields(pdf, rows, given);
  if (corps.isRealised === true) {
    drawBudget(pdf, projet, campagne);
    drawFields(pdf, { financements, cofinancements }, given);
  }
  const rest = saySommeRealisee(corps);
  if (rest) paragraph(pdf, `${rest}.`);
}

function drawBudget(pdf: Pdf, { corps, prevu }: CrfProjetView, campagne: Campagne): void {
  const compared = compareCrf({ prevu, corps }, campagne);
  const ecarts = listEcartsCrf(compared, readSeuils(campagne));
  heading(pdf, 3, 'Dépenses et recettes');
  drawSide(pdf, ecarts, { side: 'charge', caption: 'Charges' });
  drawSide(pdf, ecarts, { side: 'produit', caption: 'Produits' });
  paragraph(pdf, describeBalance(compared.realise).sentence);
  paragraph(pdf, sayUtilisation(corps, compared.realise.chargesCents));
  const explained = ecarts.flatMap(({ code, label }) => {
    const texte = findExplication(corps, code);
    return texte ? [{ label: `${code} ${label}`, value: texte }] : [];
  });
  if (explained.length === 0) return;
  heading(pdf, 3, 'Écarts expliqués');
  facts(pdf, explained);
}

type Side = { side: Ecart['side']; caption: string };

function drawSide(pdf: Pdf, ecarts: readonly Ecart[], { side, caption }: Side): void {
  const own = ecarts.filter((one) => one.side === side);
  const sum = (name: 'prevuCents' | 'realiseCents' | 'ecartCents') => sumEuros(own.map((one) => one[name]));
  const total: TableRow = {
    cells: cellsOf(`Total des ${caption.toLowerCase()}`, {
      prevuCents: sum('prevuCents'),
      realiseCents: sum('realiseCents'),
      ecartCents: sum('ecartCents'),
    }),
    tone: 'total',
  };
  table(pdf, {
    caption,
    columns: [
      { title: 'Compte', isRowHeader: true },
      { title: 'Prévu', align: 'right' },
      { title: 'Réalisé', align: 'right' },
      { title: 'Écart', align: 'right' },
      { title: 'Part réalisée', align: 'right' },
    ],
    rows: [...own.map((one) => ({ cells: cellsOf(`${one.code} – ${one.label}`, one) })), total],
  });
}

const cellsOf = (
  name: string,
  one: Pick<Ecart, 'prevuCents' | 'realiseCents' | 'ecartCents'>,
): (string | null)[] => [
  name,
  formatEuros(one.prevuCents / 100),
  formatEuros(one.realiseCents / 100),
  sayEcart(one.ecartCents),
  sayPartRealisee(one) ?? '',
];
