-- Which requests join a document: asked each time a vault is read.
create index demande_siret_documents on demande_siret
  using gin (jsonb_path_query_array(corps -> 'documents', '$.*')) where not est_supprime;
