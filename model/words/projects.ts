export const projectsWords = {
  visitLive: 'Visit Live',
  viewDetails: 'View Details',
  back: 'Back to Projects',
  details: 'Project Details',
  about: 'About This Project',
  visitLiveProject: 'Visit Live Project',
  process: 'Development Process & Changes',
  processSoon: "Detailed information about this project's development process will be added soon.",
  notFound: 'Project Not Found',
  notFoundText: "The project you're looking for doesn't exist.",
  find: 'Find a project',
};
