import { contenuDefinition } from '@asso/domain/agrement/brouillon-definition.rules';
import type { DefinitionSaisie } from '@asso/domain/agrement/definition.fields';
import { blocAgrement } from '@asso/domain/agrement/definition.rules';
import { criteresTca, tcaFields } from '@asso/domain/agrement/tca.fields';
import { campagneVue, essaiScopes, piecesVues } from '@asso/domain/catalogue/apercu.rules';
import { sampleAssociations } from '@asso/domain/catalogue/associations-test.rows';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { hasPouvoir } from '@asso/domain/dossier/pouvoir.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { lignes } from '@asso/domain/kernel/lignes';
import { useDeferredValue, useState } from 'react';
import { ApercuCadre } from '../../catalogue/campagne/essai/ApercuCadre.tsx';
import { ApercuListe } from '../../catalogue/campagne/essai/ApercuListe.tsx';
import { ApercuPieces } from '../../catalogue/campagne/essai/ApercuPieces.tsx';
import { ApercuQuestions } from '../../catalogue/campagne/essai/ApercuQuestions.tsx';

const [first] = sampleAssociations;

type ApercuDefinitionProps = { saisie: DefinitionSaisie; fuseau: string };

/** Previews the form of an agrément with the components of the real one; nothing typed in it is kept. */
export function ApercuDefinition({ saisie, fuseau }: ApercuDefinitionProps) {
  const draft = useDeferredValue(saisie);
  const [id, setId] = useState(first?.id ?? '');
  const chosen = sampleAssociations.find((one) => one.id === id) ?? first;
  if (!chosen) return null;
  const vue = campagneVue(commeCampagne(draft));
  const scopes = essaiScopes({ fiche: chosen.fiche, sous_dispositif: null, couplage_tca: true }, {});
  return (
    <ApercuCadre phrase={datesSaid(draft, fuseau)} aFinir={vue.aFinir} association={id} onChoose={setId}>
      {draft.demande_tca === true && (
        <ApercuListe
          titre="Tronc commun d’agrément"
          vide=""
          items={
            chosen.fiche.agrement?.tca_etat === 'valide'
              ? ['Obtenu : rien à refaire.']
              : criteresTca.map((one) => tcaFields[one].label)
          }
        />
      )}
      <ApercuPieces
        titre="Pièces du dossier"
        pieces={piecesVues(hasPouvoir(vue.documents_attendus), scopes)}
      />
      <ApercuQuestions
        key={id}
        titre="Questions"
        bloc={blocAgrement}
        vue={vue}
        scopes={scopes}
        isLu={false}
      />
    </ApercuCadre>
  );
}

/** Returns the questions and pièces of an agrément as those of a campaign, which the preview reads. */
const commeCampagne = ({
  documents_attendus,
  champs_personnalises,
}: DefinitionSaisie): BrouillonCampagne => ({
  documents_attendus,
  champs_personnalises: lignes(champs_personnalises).map((one) => ({ ...one, bloc: blocAgrement })),
});

function datesSaid(saisie: DefinitionSaisie, fuseau: string): string {
  const { date_debut, date_fin } = contenuDefinition(saisie, fuseau) as {
    date_debut?: string;
    date_fin?: string;
  };
  if (!date_debut || !date_fin) return 'Les dates se liront ici dès qu’elles seront complètes.';
  const [debut, fin] = [date_debut, date_fin].map((iso) => formatHorodatage(new Date(iso), fuseau));
  return `Ouvert du ${debut} au ${fin}, à l’heure du service.`;
}
