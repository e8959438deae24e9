// The PDF of a food-aid habilitation prints its own fields, then the sites where food is given.

import { haaFields } from '@asso/domain/agrement/haa/haa.fields';
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { sayHoraires } from '@asso/domain/agrement/haa/horaires.rules';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import { adresseSiteLine } from '@asso/domain/agrement/haa/site.rules';
import { displayValue } from '../../platform/pdf/display-value.ts';
import { type DrawFieldsGiven, drawFields } from '../../platform/pdf/draw-fields.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { table } from '../../platform/pdf/table.ts';
import { heading, paragraph } from '../../platform/pdf/text-blocks.ts';

/** Draws the `haa` of the dossier (`given.value`) under the heading of the section, then its sites. */
export function drawHaa(pdf: Pdf, sites: readonly SiteDeclare[], given: DrawFieldsGiven): void {
  drawFields(pdf, haaFields, given);
  heading(pdf, given.level, 'Sites');
  if (sites.length === 0) {
    paragraph(pdf, 'Aucun site n’est déclaré.');
    return;
  }
  table(pdf, {
    columns: [
      { title: 'Site', isRowHeader: true },
      { title: siteFields.type_membre.label },
      { title: 'Adresse' },
      { title: 'Activités' },
      { title: 'Horaires' },
      { title: siteFields.responsable_id.label },
    ],
    rows: sites.map((site) => ({
      cells: [
        site.nom ?? null,
        site.membre ?? null,
        site.itinerant ? 'Itinérant' : adresseSiteLine(site.adresse ?? {}) || null,
        displayValue(siteFields.nature_activite, site.nature_activite, given.labels),
        sayHoraires(site) || null,
        site.responsable ?? null,
      ],
    })),
  });
}
