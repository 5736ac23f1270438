// All planned operations of API section 4.3. An API key can reach none of them, so each fails.

// One operation per line, as in the document: method, path, name. Parameters are in braces.
const TABLE = `
  GET /cyber-assets/import/template getCyberAssetsImportTemplate
  GET /cyber-systems/{cyberSystemId}/cyber-assets getCyberAssetsBySystem
  POST /cyber-systems/{cyberSystemId}/cyber-assets/import importCyberAssets
  GET /facilities/{facilityId}/cyber-assets getCyberAssetsByFacility
  GET /facilities/{facilityId}/cyber-assets/export exportCyberAssetsCsv
  GET /facilities/{facilityId}/cyber-assets/export-low exportLowCyberAssetsCsv
  GET /control-centers/{controlCenterId}/cyber-assets getCyberAssetsByControlCenter
  GET /control-centers/{controlCenterId}/cyber-assets/export exportControlCenterCyberAssetsCsv
  GET /control-centers/{controlCenterId}/cyber-assets/export-low exportControlCenterLowCyberAssetsCsv
  POST /cyber-systems createCyberSystem
  PATCH /cyber-systems/{id} updateCyberSystem
  DELETE /cyber-systems/{id} deleteCyberSystem
  GET /facilities/{facilityId}/cyber-systems getCyberSystemsByFacility
  GET /control-centers/{controlCenterId}/cyber-systems getCyberSystemsByControlCenter
  POST /facilities createFacility
  PATCH /facilities/{id} updateFacility
  DELETE /facilities/{id} deleteFacility
  POST /control-centers createControlCenter
  PUT /control-centers/{id} updateControlCenter
  DELETE /control-centers/{id} deleteControlCenter
  GET /control-centers/{id}/facilities getControlCenterFacilities
  POST /control-centers/{id}/assign-facilities assignFacilitiesToControlCenter
  POST /control-centers/{id}/unassign-facilities unassignFacilitiesFromControlCenter
  POST /control-centers/{id}/preview-impact previewControlCenterImpact
  GET /training-modules getTrainingModules
  POST /training-modules createTrainingModule
  GET /training-modules/{id} getTrainingModule
  PATCH /training-modules/{id} updateTrainingModule
  DELETE /training-modules/{id} deleteTrainingModule
  GET /training-assignments getTrainingAssignments
  POST /training-assignments createTrainingAssignment
  GET /training-assignments/export exportTrainingAssignments
  GET /training-assignments/{id} getTrainingAssignment
  PATCH /training-assignments/{id} updateTrainingAssignment
  POST /training-assignments/{id}/complete completeTrainingAssignment
  DELETE /training-assignments/{id} deleteTrainingAssignment
  GET /training-assignments/{trainingAssignmentId}/facilities getTrainingAssignmentFacilities
  POST /training-assignments/{trainingAssignmentId}/facilities addFacilitiesToAssignment
  DELETE /training-assignments/{trainingAssignmentId}/facilities/{facilityId} removeFacilityFromAssignment
  GET /tasks getTasks
  POST /tasks createTask
  POST /tasks/bulk bulkCreateTasks
  GET /tasks/{id} getTask
  PUT /tasks/{id} updateTask
  DELETE /tasks/{id} deleteTask
  PUT /tasks/{parentTaskId}/{dueDate} updateTaskInstance
  POST /tasks/reassign-from-csm reassignTasksFromCsm
  POST /evidence createEvidence
  GET /evidence/{id} getEvidenceById
  GET /evidence/by-resource/{resourceId} listEvidenceByResource
  DELETE /evidence/{id} deleteEvidence
  GET /policy-documents listPolicyDocuments
  POST /policy-documents createPolicyDocument
  POST /policy-documents/upload uploadPolicyDocumentFile
  POST /policy-documents/create-from-processed createPolicyDocumentFromProcessed
  GET /policy-documents/processing-files getProcessingFiles
  GET /policy-documents/{id}/with-sections getPolicyDocumentWithSections
  PATCH /policy-documents/{id} updatePolicyDocument
  DELETE /policy-documents/{id} deletePolicyDocument
  PATCH /policy-documents/{id}/assets updatePolicyDocumentAssets
  PATCH /policy-documents/{id}/sections/reorder reorderDocumentSections
  POST /policy-documents/{id}/submit submitPolicyDocument
  POST /policy-documents/{id}/approve approvePolicyDocument
  POST /policy-documents/{id}/revert revertPolicyDocument
  POST /policy-documents/{id}/log-pdf-export logPdfExport
  GET /policy-documents/{id}/versions listDocumentVersions
  GET /policy-documents/{id}/versions/latest getLatestDocumentVersion
  GET /policy-documents/{id}/versions/{versionNumber} getDocumentVersionByNumber
  GET /users listUsers
  POST /users createUser
  GET /users/me getCurrentUser
  GET /users/me/organizations getMyOrganizations
  GET /users/me/check-access checkAccess
  GET /users/{id} getUser
  PATCH /users/{id} updateUser
  DELETE /users/{id} deleteUser
  GET /invitations listInvitations
  POST /invitations createInvitation
  GET /invitations/validate validateInvitation
  POST /invitations/accept acceptInvitation
  DELETE /invitations/{id} cancelInvitation
  POST /invitations/{id}/resend resendInvitation
  GET /cip-senior-manager-assignments/current getCurrentCipSeniorManager
  POST /cip-senior-manager-assignments createCipSeniorManagerAssignment
  PATCH /cip-senior-manager-assignments/{id} updateCipSeniorManagerAssignment
  GET /access-control listAccessControls
  POST /access-control createAccessControl
  GET /access-control/{id} getAccessControl
  PUT /access-control/{id} updateAccessControl
  DELETE /access-control/{id} deleteAccessControl
  GET /access-control/user/{userId} getUserApprovedAccessControlItemIds
  POST /access-control/user/{userId}/grant grantRaptorComplyAccess
  POST /access-control/user/{userId}/revoke revokeRaptorComplyAccess
  GET /activity listActivityLogs
  GET /activity/by-resource-type/{resourceType}/{resourceId} getActivityLogsByEntity
`;

export const PLANNED_OPERATIONS = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', operation = ''] = line.trim().split(' ');
    return { method, path, operation };
  });
