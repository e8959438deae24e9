import { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { EtapeSiretProps } from './edition.ts';
import { adressesReprises } from './reprises.ts';
import { SiegeField } from './SiegeField.tsx';
import { useFicheConnue } from './use-fiche-connue.ts';

/** The step that asks for the address of the head office and, when letters go elsewhere, for the other address. */
export function AdressesStep({ dossier, tete, form, resume, actions }: EtapeSiretProps) {
  const fiche = useFicheConnue(dossier);
  const reprises = fiche ? adressesReprises(tete.value, fiche) : [];
  return (
    <>
      {resume}
      {reprises.length > 0 && (
        <p className="fr-hint-text">
          Repris de votre association : {reprises.join(' et ')}. Vérifiez, corrigez si besoin.
        </p>
      )}
      <SiegeField form={form} siege={tete.value.coordonnees?.info_siege} />
      <FieldList
        {...form}
        fields={demandeSiretFields.coordonnees.fields}
        only={['adresse_siege', 'courrier_ailleurs', 'adresse_gestion']}
        parentPath="coordonnees"
      />
      {actions}
    </>
  );
}
