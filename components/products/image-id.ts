/** The id of an image in the gallery of its page, by position from 0. */
export const imageId = (index: number) => `image-${index + 1}`;
