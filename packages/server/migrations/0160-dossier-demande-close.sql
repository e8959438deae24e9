-- A decision closes what was asked: dossiers decided before this rule still told their association to complete them.
update instruction set completude = 'complet', completude_avant = null
  where completude <> 'complet' and etat in ('6', '7', '8', '9', '10', '11', '12');
update dossier d set statut = 'complet'
  where d.statut = 'incomplet'
    and exists (select 1 from instruction i
      where i.id_dossier = d.id and i.etat in ('6', '7', '8', '9', '10', '11', '12'))
    and not exists (select 1 from instruction i where i.id_dossier = d.id and i.completude <> 'complet');
