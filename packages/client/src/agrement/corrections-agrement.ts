// Each correction made since an agrément was sent back is put in the words of the association's form, its sites
// included.
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import type { Correction } from '@asso/domain/dossier/renvoi.rules';
import { applyChanges } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { type CorrectionToSay, champCorrige, pieceCorrigee } from '../subvention/corrections-dites.ts';
import { colonnesSite } from './haa/site-lu.ts';
import { optionsAgrement } from './options-agrement.ts';

const sites = 'haa.sites.';
const idDuSite = (chemin: string): string => chemin.slice(sites.length).split('.')[0] ?? '';

export function sayCorrectionsAgrement(
  dossier: DossierAgrementView,
  corrections: readonly Correction[],
): CorrectionToSay[] {
  const custom = dossier.definition.champs_personnalises as CustomFields;
  const given = {
    fields: dossierAgrementFields,
    words: { options: optionsAgrement(dossier), custom },
  };
  const ofSites = corrections.filter(({ chemin }) => chemin.startsWith(sites));
  // The proof of a criterion is also joined as a piece when it is sent: it is named once, by its criterion.
  const champs = corrections
    .filter(({ chemin }) => !chemin.startsWith(sites))
    .flatMap((one) => {
      const [section, code = ''] = one.chemin.split('.');
      if (section === 'pieces' && code.startsWith('TCA-')) return [];
      return section === 'pieces' ? [pieceCorrigee(dossier, code, one)] : champCorrige(given, one);
    });
  const ids = [...new Set(ofSites.map(({ chemin }) => idDuSite(chemin)))];
  return [
    ...champs,
    ...ids.flatMap((id) =>
      siteSaid(
        dossier.sites.find((one) => one.id === id),
        { id, corrections: ofSites.filter(({ chemin }) => idDuSite(chemin) === id) },
      ),
    ),
  ];
}

/** Returns what changed in a site, a line for each column of its table; one that was added or removed is named whole. */
function siteSaid(
  present: SiteDeclare | undefined,
  { id, corrections }: { id: string; corrections: readonly Correction[] },
): CorrectionToSay[] {
  const chemin = `${sites}${id}`;
  const back = corrections.map(({ chemin: path, avant, apres }) => [
    path.slice(chemin.length + 1),
    { from: apres, to: avant },
  ]);
  const before: Partial<SiteDeclare> = applyChanges(present ?? {}, Object.fromEntries(back)).value;
  const said = (site: Partial<SiteDeclare>) => colonnesSite.map((one) => one.said(site));
  if (!present) return [{ chemin, libelle: 'Site retiré', avant: before.nom ?? '', apres: '' }];
  if (!before.nom) {
    return [{ chemin, libelle: 'Site ajouté', avant: '', apres: said(present).filter(Boolean).join(', ') }];
  }
  const [avant, apres] = [said(before), said(present)];
  return colonnesSite.flatMap(({ key, label }, rang): CorrectionToSay[] => {
    const [from = '', to = ''] = [avant[rang], apres[rang]];
    const libelle = key === 'nom' ? 'Nom du site' : `Site ${present.nom}, ${label.toLowerCase()}`;
    return from === to ? [] : [{ chemin: `${chemin}.${key}`, libelle, avant: from, apres: to }];
  });
}
