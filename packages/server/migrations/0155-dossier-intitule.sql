-- What a dossier is called beside its subvention and its type: the title of its first project, once somebody wrote one.
create function public.intitule_dossier(id uuid) returns text language sql stable parallel safe
  return (select nullif(p.corps -> 'description' ->> 'intitule', 'Sans objet')
    from public.projet p where p.id_dossier = intitule_dossier.id and p.supprime_le is null
    order by p.rang_dossier, p.numero_projet limit 1);
