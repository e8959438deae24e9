-- What the projects of a draft ask of all services together: the services that are asked beside the first one have no row in
-- `instruction` before the draft is transmitted. Null for a dossier that was transmitted.
create function public.demande_du_brouillon(id uuid) returns numeric language sql stable parallel safe
  as $$
  select case when not exists (select from public.instruction i
      where i.id_dossier = demande_du_brouillon.id and i.etat <> 'A')
    then (select sum(f.montant_demande) from public.projet p join public.financement f on f.id_projet = p.id
      where p.id_dossier = demande_du_brouillon.id and p.supprime_le is null) end
$$;
