import {
  adresseFichier,
  fichiersOuverts,
  licenceOuverte,
  nomsFichiers,
  schemaScdl,
} from '@asso/domain/statistiques/donnees-ouvertes.rules';
import type { Publiee } from './publication.sql.ts';

type Given = { publiees: readonly Publiee[]; publicUrl: URL; portail: string; chemin: string };

/** Writes the catalogue of the files in the words of DCAT-AP, from which data.gouv.fr and others harvest them. */
export function catalogueDcat({ publiees, publicUrl, portail, chemin }: Given): string {
  const href = (path: string) => new URL(path, publicUrl).href;
  const datasets = publiees.flatMap((one) =>
    nomsFichiers.map((fichier) => {
      const adresse = href(adresseFichier(one.adresse, fichier));
      const { titre, description } = fichiersOuverts[fichier];
      return {
        '@id': `${adresse}#jeu`,
        '@type': 'dcat:Dataset',
        'dct:identifier': `${one.adresse}-${fichier}`,
        'dct:title': `${titre} : ${one.nom}`,
        'dct:description': description,
        'dct:language': 'http://publications.europa.eu/resource/authority/language/FRA',
        'dct:publisher': { '@type': 'foaf:Organization', 'foaf:name': one.nom },
        'dct:license': { '@id': licenceOuverte.href },
        'dct:accrualPeriodicity': {
          '@id': 'http://publications.europa.eu/resource/authority/frequency/DAILY',
        },
        'dct:modified': one.fait_le.toISOString(),
        'dct:conformsTo': { '@id': schemaScdl },
        'dcat:keyword': ['subventions', 'associations', 'SCDL'],
        'dcat:distribution': {
          '@id': adresse,
          '@type': 'dcat:Distribution',
          'dct:title': titre,
          'dct:format': 'CSV',
          'dcat:mediaType': 'text/csv',
          'dct:license': { '@id': licenceOuverte.href },
          'dcat:accessURL': { '@id': adresse },
          'dcat:downloadURL': { '@id': adresse },
        },
      };
    }),
  );
  const catalogue = {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
    },
    '@id': href(chemin),
    '@type': 'dcat:Catalog',
    'dct:title': `${portail} : données ouvertes`,
    'dct:description': 'Les subventions accordées aux associations par les services qui les publient.',
    'dct:language': 'http://publications.europa.eu/resource/authority/language/FRA',
    'dcat:dataset': datasets,
  };
  return `${JSON.stringify(catalogue, null, 1)}\n`;
}
