// A site in the words of its table, read by the service and named when it is corrected.
import type { SiteDeclare } from '@asso/domain/agrement/haa/haa.rules';
import { sayHoraires } from '@asso/domain/agrement/haa/horaires.rules';
import { siteFields } from '@asso/domain/agrement/haa/site.fields';
import { adresseSiteLine } from '@asso/domain/agrement/haa/site.rules';
import { showValue } from '../../ui/show-value.ts';

type SiteLu = Partial<SiteDeclare>;

/** What is read of a site, in the order of its table; an empty text when nothing is known. */
export const colonnesSite = [
  { key: 'nom', label: 'Site', said: ({ nom }: SiteLu) => nom ?? '' },
  { key: 'membre', label: siteFields.type_membre.label, said: ({ membre }: SiteLu) => membre ?? '' },
  {
    key: 'responsable',
    label: siteFields.responsable_id.label,
    said: ({ responsable }: SiteLu) => responsable ?? '',
  },
  {
    key: 'lieu',
    label: 'Adresse',
    said: ({ itinerant, adresse }: SiteLu) => (itinerant ? 'Itinérant' : adresseSiteLine(adresse ?? {})),
  },
  {
    key: 'activites',
    label: 'Activités',
    said: ({ nature_activite }: SiteLu) => showValue(siteFields.nature_activite, nature_activite) ?? '',
  },
  { key: 'horaires', label: 'Horaires', said: (site: SiteLu) => sayHoraires(site) },
] as const;
