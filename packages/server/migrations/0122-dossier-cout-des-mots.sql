-- What they cost, so that the words of a row are read from their index, not made again from the row.
alter function public.mots_du_service(uuid, text) cost 5000;
alter function public.recherche_du_service(uuid, text) cost 1000;
