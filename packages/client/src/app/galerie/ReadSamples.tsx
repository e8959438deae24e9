import { ReadValues } from '../../ui/ReadValues.tsx';
import { sampleFields } from './FieldSamples.tsx';

export const ReadSamples = () => (
  <ReadValues
    fields={sampleFields}
    value={{
      intitule: 'Former nos arbitres',
      objectifs: 'Quinze bénévoles arbitreront seuls.\nIls formeront les suivants.',
      siren: '123456782',
      debut: '2027-03-11',
      montant: 12500,
      duree: 1.5,
      emploi: false,
      periode: 'annuel',
      publics: ['v1', 'v3'],
      indicateurs: [
        { id: 'a1', libelle: 'Arbitres formés', cible: 12 },
        { id: 'a2', libelle: 'Matchs arbitrés', cible: 40 },
      ],
    }}
    notes={{ siren: 'RNA, 02/03/2027' }}
  />
);
