import type { TableauBureau } from '@asso/contract/instruction/tableau.endpoints';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { KeyFigure } from '../../ui/KeyFigures.tsx';
import { avisRecusHref } from '../avis/avis-words.ts';
import { maChargeHref, nonAffectesHref } from '../file/instruction-vues.ts';

/**
 * Returns the address of the queue filtered on one colleague, or on the dossiers assigned to nobody when `id` is null.
 */
export const chargeHref = (id: string | null): string =>
  id === null ? nonAffectesHref : maChargeHref.replace('affectes=moi', `affectes=${id}`);

const aLireHref = (value: string, isMine: boolean): string =>
  `/dossiers?${isMine ? 'affectes=moi&' : ''}a_lire=${value}`;

/** Returns the figures of the board; each counts the list that it opens, and a zero stays shown. */
export const figuresDuBureau = (tableau: TableauBureau, isMine: boolean): KeyFigure[] =>
  [
    { label: 'Affectés à moi', n: tableau.maCharge, href: maChargeHref },
    { label: 'Non affectés', n: tableau.nonAffectes, href: nonAffectesHref },
    { label: 'Corrigés depuis ma visite', n: tableau.corriges, href: aLireHref('corrige', isMine) },
    { label: 'Messages non lus', n: tableau.messages, href: aLireHref('message', isMine) },
    { label: 'RIB changés', n: tableau.ribs, href: aLireHref('rib', isMine) },
    { label: 'Avis à rendre', n: tableau.avis, href: avisRecusHref },
  ].map(({ label, n, href }) => ({ label, value: formatNombre(n), href, isZero: n === 0 }));
