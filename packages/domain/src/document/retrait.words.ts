// Before a document is removed, the person is told what that changes and what stays.
import { joinWithAnd } from '../identifiants/enumeration.ts';

type Usage = { reference: string; transmis_le: string | null; est_joint: boolean };

/**
 * Writes a sentence about the dossiers that were sent with the document, or about what follows when there are none,
 * then one about the drafts that join it.
 */
export function retraitSuites(usages: readonly Usage[]): string[] {
  const sent = usages.filter(({ transmis_le }) => transmis_le !== null);
  const drafts = usages.filter(({ transmis_le }) => transmis_le === null);
  return [
    ...(sent.length > 0 ? [sentenceOfSent(sent)] : ['Il ne sera plus proposé dans vos dossiers.']),
    ...(drafts.length > 0 ? [sentenceOfDrafts(drafts)] : []),
  ];
}

const sentenceOfSent = (sent: readonly Usage[]): string =>
  `Ce document figure dans ${named(sent)}, transmis : il y restera. Il ne sera plus proposé.`;

const sentenceOfDrafts = (drafts: readonly Usage[]): string =>
  drafts.length === 1
    ? `Il sera retiré de ${named(drafts)}, pas encore transmis : vous y joindrez un autre document.`
    : `Il sera retiré de ${named(drafts)}, pas encore transmis : vous y joindrez d’autres documents.`;

/** Returns for example « 26-000123, 26-000124 et 26-000130 ». */
const named = (usages: readonly Usage[]): string => joinWithAnd(usages.map(({ reference }) => reference));
