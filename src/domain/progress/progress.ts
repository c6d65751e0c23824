/** The data stored on the device under `progress_{userid}`. */
export interface StoredProgress {
  currentStep: number;
  isFirstLogin: boolean;
}
